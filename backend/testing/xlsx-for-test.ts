import { crc32 } from 'node:zlib';

/** Parts of a workbook with one sheet, by their names in the archive; others replace or join them. */
export function xlsxForTest(rows: string, parts: Readonly<Record<string, string>> = {}): Buffer {
  return zipForTest({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  });
}

/** An archive that is not compressed. @param declared unpacked sizes of entries that claim to be */
export function zipForTest(
  parts: Readonly<Record<string, string>>,
  declared: Readonly<Record<string, number>> = {},
): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const entry = Buffer.alloc(26);
    entry.writeUInt16LE(20, 0);
    if (name in declared) entry.writeUInt16LE(8, 4);
    entry.writeUInt32LE(crc32(content), 10);
    entry.writeUInt32LE(content.length, 14);
    entry.writeUInt32LE(declared[name] ?? content.length, 18);
    entry.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), entry, Buffer.from(name), content]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), entry, end, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const size = Buffer.concat(directory).length;
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
