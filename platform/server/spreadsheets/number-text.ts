const DAY_MS = 24 * 60 * 60 * 1000;
const LAST_SERIAL = 2_958_466;
/** Lotus treated 1900 as a leap year and Excel adopted it: dates before 1 March 1900 are off by one day. */
const FIRST_MARCH_1900 = 61;

/** A number as a person would type it: no floating-point noise, ISO dates and times, per cent with its sign. */
export function numberText(value: number, meaning: NumberMeaning, date1904: boolean): string {
  if (meaning.kind === 'percent') return `${plainText(value * 100)}%`;
  if (meaning.kind === 'padded' && Number.isInteger(value) && value >= 0)
    return plainText(value).padStart(Math.min(meaning.digits, 50), '0');
  const isMoment = meaning.kind === 'date' || meaning.kind === 'time';
  if (!isMoment || value < 0 || value >= LAST_SERIAL) return plainText(value);
  return meaning.kind === 'time' && value < 1 ? timeText(value) : momentText(value, date1904);
}

/** Excel shows fifteen digits; further ones are noise of binary fractions. */
function plainText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return /e/.test(text)
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

function timeText(value: number): string {
  return new Date(Math.round(value * 86_400) * 1000).toISOString().slice(11, 19);
}

function momentText(serial: number, date1904: boolean): string {
  const days = !date1904 && serial < FIRST_MARCH_1900 ? serial + 1 : serial;
  const start = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const text = new Date(start + Math.round((days * DAY_MS) / 1000) * 1000).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}

/** Meaning of a cell's number according to its format. */
export type NumberMeaning =
  | { kind: 'plain' }
  | { kind: 'percent' }
  | { kind: 'date' }
  | { kind: 'time' }
  | { kind: 'padded'; digits: number };

const BUILT_IN: Record<number, string> = { 9: '0%', 10: '0.00%' };
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const isBuiltInTime = (id: number) => (id >= 18 && id <= 21) || (id >= 45 && id <= 47);

export function classifyNumberFormat(code: string): NumberMeaning {
  // Quoted text, escaped characters, colours, currencies and fill characters only affect the display, not the meaning
  // of the number.
  const bare = code.replaceAll(/"[^"]*"|\\.|\[[^[\]]*\]|[_*]./g, '').split(';')[0] ?? '';
  if (/^0{2,}$/.test(bare)) return { kind: 'padded', digits: bare.length };
  if (/[yd]/i.test(bare)) return { kind: 'date' };
  if (/[hs]/i.test(bare)) return { kind: 'time' };
  if (/^m+$/i.test(bare)) return { kind: 'date' };
  return bare.includes('%') ? { kind: 'percent' } : { kind: 'plain' };
}

/** Formats below 164 are built into Excel and not declared in the file. */
export function classifyNumberFormatId(
  id: number,
  own: ReadonlyMap<number, string>,
): NumberMeaning {
  const code = own.get(id) ?? BUILT_IN[id];
  if (code !== undefined) return classifyNumberFormat(code);
  if (isBuiltInDate(id)) return { kind: 'date' };
  return isBuiltInTime(id) ? { kind: 'time' } : { kind: 'plain' };
}
