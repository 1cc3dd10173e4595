import {
  type OpeningException,
  openingExceptionsSchema,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';
import { readHours, writeHours } from './hours-cell.ts';

const DAYS = /^(\d{4}-\d{2}-\d{2})(?:\s?\.\.\s?(\d{4}-\d{2}-\d{2}))?\s?:/;

/** `2026-12-24: 10:00-14:00; 2026-12-25..2026-12-26: - (Christmas)`; as JSON where a name has such signs itself. */
export const readExceptions: ReadCell<OpeningException[]> = (text, context) => {
  const given = text.startsWith('[') ? fromJson(text) : fromWords(text, context);
  if (given instanceof CellFault) return given;
  const { data, error } = openingExceptionsSchema.safeParse(given);
  if (data) return data;
  const isOrder = error.issues.every(({ code }) => code === 'custom');
  return new CellFault(isOrder ? 'directory.exceptionsOrder' : 'directory.exceptions');
};

export function writeExceptions(exceptions: readonly OpeningException[]): string {
  const isPlain = exceptions.every(({ name = '' }) => !/[;()\n]/.test(name));
  if (!isPlain) return JSON.stringify(exceptions);
  return exceptions
    .map(({ date, to, spans, name }) => {
      const days = to ? `${date}..${to}` : date;
      return `${days}: ${writeHours(spans)}${name ? ` (${name})` : ''}`;
    })
    .join('; ');
}

function fromWords(text: string, context: Parameters<typeof readHours>[1]) {
  const found: OpeningException[] = [];
  for (const written of text.split(/[;\n]/)) {
    const part = written.trim();
    if (!part) continue;
    const [head = '', date = '', to] = DAYS.exec(part) ?? [];
    const rest = part.slice(head.length).trim();
    const at = rest.endsWith(')') ? rest.indexOf('(') : -1;
    const hours = (at < 0 ? rest : rest.slice(0, at)).trim();
    const spans = date && hours ? readHours(hours, context) : undefined;
    if (!spans) return new CellFault('directory.exceptions');
    if (spans instanceof CellFault) return spans;
    const name = at < 0 ? '' : rest.slice(at + 1, -1).trim();
    found.push({ date, spans, ...(to && { to }), ...(name && { name }) });
  }
  return found;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return new CellFault('directory.exceptions');
  }
}
