import {
  type OpeningException,
  type OpeningHours,
  openingExceptionsSchema,
  openingHoursSchema,
} from '#modules/directory/contract/locations/opening-hours.ts';
import {
  CellFault,
  normalizeForComparison,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';

type Day = OpeningHours['mon'];

const SHUT = '-';
const SHUT_WORDS = new Set(['closed', 'ferme', 'cerrado', 'chiuso', 'geschlossen', 'stengt']);
const SPAN = /^(\d{1,2})[:.h]?(\d{2})?\s*[-–—]\s*(\d{1,2})[:.h]?(\d{2})?$/;

/** Hours of one day in one cell: `09:00-12:00, 14:00-18:00`, or a dash for closed. */
export const readHours: ReadCell<Day> = (text) => {
  if (text === SHUT || text === '–' || SHUT_WORDS.has(normalizeForComparison(text))) return [];
  const spans: Day = [];
  for (const part of text.split(/[,;]/)) {
    const [, fromHour, fromMinute = '00', toHour, toMinute = '00'] = SPAN.exec(part.trim()) ?? [];
    if (!fromHour || !toHour) return new CellFault('directory.hours');
    spans.push({
      from: `${fromHour.padStart(2, '0')}:${fromMinute}`,
      to: `${toHour.padStart(2, '0')}:${toMinute}`,
    });
  }
  const day = openingHoursSchema.shape.mon.safeParse(spans);
  if (day.success) return day.data;
  const ordered = day.error.issues.every(({ code }) => code === 'custom');
  return new CellFault(ordered ? 'directory.hoursOrder' : 'directory.hours');
};

/** Writes the format that the import reads; a closed day is written explicitly, because an empty cell means unknown. */
export function writeHours(day: Day): string {
  return day.length === 0 ? SHUT : day.map(({ from, to }) => `${from}-${to}`).join(', ');
}

const DAYS = /^(\d{4}-\d{2}-\d{2})(?:\s?\.\.\s?(\d{4}-\d{2}-\d{2}))?\s?:/;

/** `2026-12-24: 10:00-14:00; 2026-12-25..2026-12-26: - (Christmas)`; as JSON if a name contains these separators. */
export const readExceptions: ReadCell<OpeningException[]> = (text, context) => {
  const given = text.startsWith('[') ? fromJson(text) : fromText(text, context);
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

function fromText(text: string, context: Parameters<typeof readHours>[1]) {
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
