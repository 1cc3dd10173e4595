import type { OpeningSpan } from '#modules/directory/contract/locations/opening-hours.ts';

const SPANS_MAX = 3;
/** `9`, `9:30`, `09.30`, `9h30`. */
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2})?)?$/;

/** `9–12, 14:00-18:30` as spans; nothing typed is a closed day. Null where it cannot be read. */
export function readTypedHours(typed: string): OpeningSpan[] | null {
  const parts = typed.split(',').map((part) => part.trim());
  if (parts.every((part) => part === '')) return [];
  if (parts.length > SPANS_MAX) return null;
  const spans = parts.map((part) => {
    const [from, to, ...more] = part.split(/[-–]/).map((clock) => readClock(clock.trim()));
    return from && to && more.length === 0 && from < to ? { from, to } : null;
  });
  const isRead = spans.every((span) => span !== null);
  if (!isRead) return null;
  return spans.some((span, at) => at > 0 && span.from < (spans[at - 1]?.to ?? '')) ? null : spans;
}

function readClock(typed: string): string | null {
  const [, hour = '', minute = '00'] = CLOCK.exec(typed) ?? [];
  const clock = `${hour.padStart(2, '0')}:${minute}`;
  return hour !== '' && clock <= '24:00' && Number(minute) < 60 ? clock : null;
}
