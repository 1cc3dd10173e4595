import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { LineFault } from './import-definition.ts';

/** A line after the check: its values if valid, else its cells and faults. */
export type CheckedLine =
  | { line: number; values: Record<string, unknown> }
  | { line: number; cells: readonly string[]; faults: readonly Omit<LineFault, 'line'>[] };

/** The file of checked lines begins with this, so that it is never empty. */
export const LINES_HEADER = '{"checked":1}\n';

/** One line of JSON each. Text files hold no control characters, and JSON leaves this one as it is. */
export function lineText(line: CheckedLine): string {
  return `${JSON.stringify(line).replaceAll('\u007f', '\\u007f')}\n`;
}

export async function* readCheckedLines(stream: Readable): AsyncGenerator<CheckedLine> {
  let isHeader = true;
  try {
    for await (const text of createInterface({
      input: stream,
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      if (!isHeader) yield JSON.parse(text);
      isHeader = false;
    }
  } finally {
    stream.destroy();
  }
}
