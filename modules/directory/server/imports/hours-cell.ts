import {
  type OpeningHours,
  openingHoursSchema,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';
import { normalizeForComparison } from '#platform/server/imports/normalize-for-comparison.ts';

type Day = OpeningHours['mon'];

const SHUT = '-';
const SHUT_WORDS = new Set(['closed', 'ferme', 'cerrado', 'chiuso', 'geschlossen', 'stengt']);
const SPAN = /^(\d{1,2})[:.h]?(\d{2})?\s*[-–—]\s*(\d{1,2})[:.h]?(\d{2})?$/;

/** The hours of one day in one cell: `09:00-12:00, 14:00-18:00`, or a dash where it is shut that day. */
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
