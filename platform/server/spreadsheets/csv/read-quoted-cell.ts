import type { RowFault } from '../sheet-row.ts';
import type { LineQueue } from './line-queue.ts';
import type { TextLine } from './text-lines.ts';

interface Place {
  line: TextLine;
  at: number;
}
export interface QuotedCell {
  text: string;
  /** Where the next cell begins; behind the end of its line where there is none. */
  next: Place;
}

/**
 * A cell from its opening quote to the closing one, over as many lines as a cell may have characters. Where the quotes do
 * not fit, the lines behind the first are given back: each lost quote would take all others with it, in a file of any size.
 */
export function readQuotedCell(
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
    // Lines later it is the beginning of another cell: the quote that was meant to close this one is missing.
    return wrong(passed.length > 0 ? 'quoteOpen' : 'quoteInside');
  }
}

/** Skips spaces between a closing quote and the separator. */
function withoutSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}
