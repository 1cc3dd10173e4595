import type { RecordFields } from '#platform/contract/fields/record-fields.ts';

/** Two values of every kind, neither of them what stands there by itself. */
const SAMPLES: Readonly<Record<string, (name: string) => readonly [unknown, unknown]>> = {
  text: (name) => [`${name} 1`, `${name} "2",;`],
  number: () => [45.25, -12.5],
  money: () => [18_900, 5],
  country: () => ['FR', 'DE'],
  currency: () => ['NOK', 'CHF'],
  gtin: () => ['4006381333931', '036000291452'],
  phone: () => ['+33 1 23 45 67 89', '+49 30 1234567'],
  email: () => ['one@brand.example', 'two@brand.example'],
  url: (name) => [`https://brand.example/${name}`, `https://other.example/${name}?a=1,2`],
  attributes: () => [{ Floor: '2' }, { Area: '120 m²', 'a:b': 'c;d' }],
  names: () => [
    { en: 'Pan', fr: 'Poêle' },
    { en: 'Knife', fr: 'Couteau', no: 'Kniv' },
  ],
  hours: () => [week('09:00', '18:00'), week('10:00', '16:30')],
};

function week(from: string, to: string) {
  const open = [{ from, to }];
  return { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] };
}

/** The values of a whole record, the first or the second of each field; `own` gives those that no kind can. */
export function sampleOf(
  fields: RecordFields,
  which: 0 | 1,
  own: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, empty }]) => {
      const value = name in own ? own[name] : SAMPLES[kind]?.(name)[which];
      // The second of what can only be yes or no is what stands there by itself.
      if (value === undefined || (which === 0 && value === empty))
        throw new Error(`${name} of kind ${kind} has no value to be moved around with`);
      return [name, value];
    }),
  );
}
