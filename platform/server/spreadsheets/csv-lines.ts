import { SheetRefusal } from './sheet-reading.ts';

/** No table has longer lines without a line break. */
const LONGEST_LINE = 2 * 1024 * 1024;

export interface TextLine {
  text: string;
  /** The line break after it, which is part of the cell if a quoted cell continues. */
  ending: string;
  /** Line number as in an editor. */
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

/** Positions of line ends. A carriage return at the very end is left, because its line feed may be in the next piece. */
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
