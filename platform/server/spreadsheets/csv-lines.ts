import { SheetRefusal } from './sheet-reading.ts';

/** Longer than this without a line break no table is. */
const LONGEST_LINE = 2 * 1024 * 1024;

export interface TextLine {
  text: string;
  /** The line break after it, which is part of the cell if a quoted cell continues. */
  ending: string;
  /** As an editor numbers it. */
  number: number;
}

/**
 * Splits a text that arrives in pieces into lines. Each line has its own line ending, because concatenated files mix
 * them.
 */
export function* textLines(pieces: Iterable<string>): Generator<TextLine> {
  let rest = '';
  let number = 0;
  for (const piece of pieces) {
    const text = rest + piece;
    let at = 0;
    for (const [end, ending] of lineEnds(text, Math.max(0, rest.length - 1))) {
      if (end - at > LONGEST_LINE) throw new SheetRefusal('unreadable');
      number += 1;
      yield { text: text.slice(at, end), ending, number };
      at = end + ending.length;
    }
    rest = text.slice(at);
    if (rest.length > LONGEST_LINE) throw new SheetRefusal('unreadable');
  }
  const ending = rest.endsWith('\r') ? '\r' : '';
  if (rest !== '')
    yield { text: rest.slice(0, rest.length - ending.length), ending, number: number + 1 };
}

/** Where lines end. A return at the very end is left: the other half of its line break may be in the next piece. */
function* lineEnds(text: string, from: number): Generator<[end: number, ending: string]> {
  let feed = text.indexOf('\n', from);
  let back = text.indexOf('\r', from);
  while (feed >= 0 || back >= 0) {
    const end = feed < 0 || (back >= 0 && back < feed) ? back : feed;
    if (end === back && end === text.length - 1) return;
    const ending = end === feed ? '\n' : feed === end + 1 ? '\r\n' : '\r';
    yield [end, ending];
    const next = end + ending.length;
    if (feed >= 0 && feed < next) feed = text.indexOf('\n', next);
    if (back >= 0 && back < next) back = text.indexOf('\r', next);
  }
}
