import type { LineQueue } from './line-queue.ts';
import type { TextLine } from './text-lines.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** Headers with line breaks in their quotes are read this far; with a quote that never ends it is no use to read on. */
const HEAD_CHARACTERS = 64 * 1024;
/**
 * How many lines below a title are searched for the header, and how many cells it must have. A one-column list has no
 * title.
 */
const TITLE_LINES = 10;
const CELLS_BELOW_TITLE = 3;
/** Excel writes and obeys a first line that names the separator; it is no line of the table. */
const SEPARATOR_LINE = /^sep=(.)$/i;

/**
 * Finds the separator that occurs most often in the header. Only the header counts, because addresses are full of
 * commas.
 */
export function findSeparator(lines: LineQueue): string {
  const head = takeHead(lines);
  const told = SEPARATOR_LINE.exec(head[0]?.text ?? '')?.[1];
  lines.putBack(told ? head.slice(1) : head);
  if (told) return told;
  return separatorOf(head, 2) ?? separatorBelow(lines) ?? ',';
}

function separatorOf(head: readonly TextLine[], cells: number): string | undefined {
  const text = outsideQuotes(head.map((line) => line.text + line.ending).join(''));
  const count = (separator: string) => text.split(separator).length;
  const best = SEPARATORS.toSorted((one, other) => count(other) - count(one))[0];
  return best && count(best) >= cells ? best : undefined;
}

/** A title over the table has no separator: the header is one of the next lines. */
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
