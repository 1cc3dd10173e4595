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

/** Formats below 164 are Excel's own and not written down in the file. */
export function classifyNumberFormatId(
  id: number,
  own: ReadonlyMap<number, string>,
): NumberMeaning {
  const code = own.get(id) ?? BUILT_IN[id];
  if (code !== undefined) return classifyNumberFormat(code);
  if (isBuiltInDate(id)) return { kind: 'date' };
  return isBuiltInTime(id) ? { kind: 'time' } : { kind: 'plain' };
}
