/** A sample article. */
export interface SamplePost {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
}

/** The sample articles (P4). */
export const posts: readonly SamplePost[] = [
  {
    slug: 'choosing-a-dressing-by-exudate-level',
    title: 'Choosing a dressing by exudate level',
    summary: 'How much fluid a wound gives narrows down which kind of dressing suits it.',
    paragraphs: [
      'A dry wound needs moisture: a hydrogel gives some. A wound with little exudate is usually covered with a film or a hydrocolloid, which keep in what moisture there is.',
      'Moderate exudate calls for a foam, which takes fluid up and holds it away from the skin. Heavy exudate calls for an alginate or a gelling fibre under an absorbent cover.',
      'A dressing that is soaked before its time, or that sticks when it is changed, is a reason to look at the choice again. This is general information and does not replace clinical judgement.',
    ],
  },
  {
    slug: 'keeping-autoclave-load-records',
    title: 'Keeping autoclave load records',
    summary: 'What a load record tells, and why it is written before the load is put away.',
    paragraphs: [
      'A load record lets a practice show later that an instrument was sterilised. It names the steriliser, the date, the cycle number and what was in the load.',
      'It also holds the time, temperature and pressure that were reached, the result of the chemical indicator, and who released the load. A printout that fades is best copied or scanned.',
      'Written before the load is put away, a record stops a failed cycle from reaching the shelf. The standards that apply to your practice say what must be recorded and for how long.',
    ],
  },
];
