/** Brands made up for the sample catalogue, by the letters of the main category they supply. */
export const brandsOf: Readonly<Record<string, readonly [string, ...string[]]>> = {
  WND: ['Derwent Care', 'Softfield', 'Koolari', 'Banksia Clinical', 'Northbrook'],
  HIG: ['Puresand', 'Koolari', 'Wattle & Reed', 'Clearmere', 'Softfield'],
  LAB: ['Lumenvale', 'Tallowood Scientific', 'Clearmere', 'Orrin Labware'],
  TLS: ['Corrimal Instruments', 'Harrow & Pike', 'Dentaro', 'Steelbay'],
  DIA: ['Auralis', 'Northbrook', 'Vitaline', 'Lumenvale', 'Harrow & Pike'],
  EQP: ['Ironbark Medical', 'Dentaro', 'Vitaline', 'Carrington Clinic', 'Steelbay'],
};
