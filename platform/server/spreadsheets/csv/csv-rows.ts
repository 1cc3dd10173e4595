import { unguardFormula } from '../sheet-cell.ts';
import { type RowFault, type SheetLimits, SheetRefusal, type SheetRow } from '../sheet-reading.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** Headers with line breaks in quotes are read up to this length; a quote that never ends is given up then. */
const HEAD_CHARACTERS = 64 * 1024;
/**
 * Number of lines below a title that are searched for the header, and the minimum number of its cells. A one-column list has
 * no title.
 */
const TITLE_LINES = 10;
const CELLS_BELOW_TITLE = 3;
/** Excel's first line `sep=;` names the separator and is not part of the table. */
const SEPARATOR_LINE = /^sep=(.)$/i;

/** Non-empty lines of a text file with comma, semicolon, tab or bar as separator, numbered as in an editor. */
export function* csvRows(
  pieces: Iterable<string>,
  limits: Pick<SheetLimits, 'cellLength' | 'columns'>,
): Generator<SheetRow> {
  const lines = new LineQueue(textLines(pieces));
  const about = { ...limits, separator: findSeparator(lines) };
  for (let row = readRecord(lines, about); row; row = readRecord(lines, about)) {
    if (row.cells.some((cell) => cell !== ''))
      yield { ...row, cells: row.cells.map(unguardFormula) };
  }
}

/**
 * Reads the next record: one line of text, or several if a quoted cell contains line breaks. With a faulty quote it is
 * only the line where the quote opens, and reading continues after it, so that no other line is lost.
 */
function readRecord(
  lines: LineQueue,
  about: Pick<SheetLimits, 'cellLength' | 'columns'> & { separator: string },
): SheetRow | undefined {
  let line = lines.take();
  if (!line) return undefined;
  const { separator } = about;
  const begins = line.number;
  // Most lines contain no quote.
  if (!line.text.includes('"')) return { line: begins, cells: line.text.split(separator) };
  const cells: string[] = [];
  for (let at = 0; at <= line.text.length; ) {
    if (line.text[at] === '"') {
      const cell: QuotedCell | RowFault['code'] = readQuotedCell(lines, { line, at }, about);
      if (typeof cell === 'string') {
        const fault = { code: cell, cell: cells.length };
        const asItStood = line.text.slice(at).split(separator);
        return { line: line.number, cells: cells.concat(asItStood), fault };
      }
      cells.push(cell.text);
      // Quotes that close and open again in every line would merge the whole file into one line.
      if (cells.length > about.columns && cell.text !== '')
        throw new SheetRefusal('tooManyColumns');
      ({ line, at } = cell.next);
    } else {
      const found = line.text.indexOf(separator, at);
      const end = found < 0 ? line.text.length : found;
      cells.push(line.text.slice(at, end));
      at = end + 1;
    }
  }
  return { line: begins, cells };
}

interface Place {
  line: TextLine;
  at: number;
}

interface QuotedCell {
  text: string;
  /** Start of the next cell; after the end of the line if there is none. */
  next: Place;
}

/**
 * Reads a cell from its opening to its closing quote, over several lines up to the cell limit. If the quotes do not match,
 * the following lines are put back, so that one lost quote does not affect all later lines.
 */
function readQuotedCell(
  lines: LineQueue,
  opened: Place,
  { separator, cellLength }: { separator: string; cellLength: number },
): QuotedCell | RowFault['code'] {
  const passed: TextLine[] = [];
  const wrong = (code: RowFault['code']) => {
    lines.putBack(passed);
    return code;
  };
  let { line } = opened;
  let text = '';
  for (let at = opened.at + 1; ; ) {
    const end = line.text.indexOf('"', at);
    if (end < 0) {
      text += line.text.slice(at) + line.ending;
      const next = text.length > cellLength ? undefined : lines.take();
      if (!next) return wrong('quoteOpen');
      passed.push(next);
      line = next;
      at = 0;
      continue;
    }
    text += line.text.slice(at, end);
    if (line.text[end + 1] === '"') {
      text += '"';
      at = end + 2;
      continue;
    }
    const behind = withoutSpaces(line.text, end + 1);
    if (behind === line.text.length || line.text[behind] === separator)
      return { text, next: { line, at: behind + 1 } };
    // A quote that opens another cell some lines later: the closing quote of this cell is missing.
    return wrong(passed.length > 0 ? 'quoteOpen' : 'quoteInside');
  }
}

/** Skips spaces between a closing quote and the separator. */
function withoutSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/**
 * Finds the separator that occurs most often in the header. Only the header counts, because addresses are full of
 * commas.
 */
function findSeparator(lines: LineQueue): string {
  const head = takeHead(lines);
  const declared = SEPARATOR_LINE.exec(head[0]?.text ?? '')?.[1];
  lines.putBack(declared ? head.slice(1) : head);
  if (declared) return declared;
  return separatorOf(head, 2) ?? separatorBelow(lines) ?? ',';
}

function separatorOf(head: readonly TextLine[], cells: number): string | undefined {
  const text = outsideQuotes(head.map((line) => line.text + line.ending).join(''));
  const count = (separator: string) => text.split(separator).length;
  const best = SEPARATORS.toSorted((one, other) => count(other) - count(one))[0];
  return best && count(best) >= cells ? best : undefined;
}

/** A title above the table has no separator, so the header is one of the next lines. */
function separatorBelow(lines: LineQueue): string | undefined {
  const read: TextLine[] = [];
  let found: string | undefined;
  for (let turn = 0; turn < TITLE_LINES && !found; turn += 1) {
    const head = takeHead(lines);
    if (head.length === 0) break;
    read.push(...head);
    found = turn === 0 ? undefined : separatorOf(head, CELLS_BELOW_TITLE);
  }
  lines.putBack(read);
  return found;
}

/** Lines up to the end of the first non-empty one, including line breaks inside its quotes. */
function takeHead(lines: LineQueue): TextLine[] {
  const head: TextLine[] = [];
  let characters = 0;
  let isQuoted = false;
  for (let line = lines.take(); line; line = lines.take()) {
    head.push(line);
    characters += line.text.length + 1;
    for (let at = line.text.indexOf('"'); at >= 0; at = line.text.indexOf('"', at + 1))
      isQuoted = !isQuoted;
    if (characters > HEAD_CHARACTERS || (!isQuoted && line.text.trim() !== '')) break;
  }
  return head;
}

function outsideQuotes(text: string): string {
  return text
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('');
}

/** A queue of lines. Lines can be put back and are returned again in their order. */
class LineQueue {
  readonly #lines: Iterator<TextLine>;
  /** In reverse order: the next line is the last element. */
  readonly #waiting: TextLine[] = [];

  constructor(lines: Iterator<TextLine>) {
    this.#lines = lines;
  }

  take(): TextLine | undefined {
    const waiting = this.#waiting.pop();
    if (waiting) return waiting;
    const { done, value } = this.#lines.next();
    return done ? undefined : value;
  }

  putBack(lines: readonly TextLine[]): void {
    for (const line of lines.toReversed()) this.#waiting.push(line);
  }
}

/** No table has longer lines without a line break. */
const LONGEST_LINE = 2 * 1024 * 1024;

interface TextLine {
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
function* textLines(pieces: Iterable<string>): Generator<TextLine> {
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
