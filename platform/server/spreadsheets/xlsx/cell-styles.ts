import { classifyNumberFormatId, type NumberMeaning } from '../number-format.ts';
import type { Archive } from './archive.ts';
import { readPart } from './read-part.ts';
import { readAttribute } from './xml-text.ts';

/** Meaning of numbers by cell style. */
export async function readCellStyles(archive: Archive, part: string): Promise<NumberMeaning[]> {
  const formats = new Map<number, string>();
  const formatIds: number[] = [];
  let isCellStyles = false;
  await readPart(archive, part, {
    open(name, tag) {
      if (name === 'numFmt')
        formats.set(Number(readAttribute(tag, 'numFmtId')), readAttribute(tag, 'formatCode') ?? '');
      else if (name === 'cellXfs') isCellStyles = true;
      else if (name === 'xf' && isCellStyles)
        formatIds.push(Number(readAttribute(tag, 'numFmtId') ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return formatIds.map((id) => classifyNumberFormatId(id, formats));
}
