import type { Archive } from './archive.ts';
import { readPart } from './read-part.ts';
import { decodeEscapes } from './xml-text.ts';

/** The texts that cells point at by number; runs of different fonts are one text, readings above characters are none. */
export async function readSharedStrings(archive: Archive, part: string): Promise<string[]> {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let isReading = false;
  await readPart(archive, part, {
    open(name) {
      if (name === 'si') current = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') isReading = true;
    },
    text(text) {
      if (isText && !isReading) current += text;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') strings.push(decodeEscapes(current));
    },
  });
  return strings;
}
