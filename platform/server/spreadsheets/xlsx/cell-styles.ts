import { meaningOfFormatId, type NumberMeaning } from '../number-format.ts';
import type { Archive } from './archive.ts';
import { readPart } from './read-part.ts';
import { attributeOf } from './xml-text.ts';

/** What numbers stand for, by the style that a cell names. */
export async function readCellStyles(archive: Archive, part: string): Promise<NumberMeaning[]> {
  const formats = new Map<number, string>();
  const formatIds: number[] = [];
  let isCellStyles = false;
  await readPart(archive, part, {
    open(name, tag) {
      if (name === 'numFmt')
        formats.set(Number(attributeOf(tag, 'numFmtId')), attributeOf(tag, 'formatCode') ?? '');
      else if (name === 'cellXfs') isCellStyles = true;
      else if (name === 'xf' && isCellStyles)
        formatIds.push(Number(attributeOf(tag, 'numFmtId') ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return formatIds.map((id) => meaningOfFormatId(id, formats));
}
