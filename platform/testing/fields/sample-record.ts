import type { RecordField, RecordFields } from '#platform/contract/fields/record-fields.ts';

type Sample = (name: string, field: RecordField) => readonly [unknown, unknown];
/** Two values of every kind, neither of them the default (except the second of booleans). */
export type SamplesByKind = Readonly<Record<string, Sample>>;

const COMMON: SamplesByKind = {
  text: (name) => [`${name} 1`, `${name} "2",;`],
  choice(_, { empty, options = [] }: RecordField & { options?: readonly string[] }) {
    const others = options.filter((each) => each !== empty);
    return [others[0], others[1] ?? empty];
  },
  whole: () => [7, 12],
  number: () => [45.25, -12.5],
  money: () => [18_900, 5],
  day: () => ['2027-05-31', '2028-02-29'],
  boolean: (_, { empty }) => [!empty, empty],
  email: () => ['one@brand.example', 'two@brand.example'],
};

/** Values of a complete record, the first or second of each field; `own` provides those that no kind can. */
export function sampleRecord(
  fields: RecordFields,
  which: 0 | 1,
  { kinds = {}, own = {} }: { kinds?: SamplesByKind; own?: Readonly<Record<string, unknown>> } = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const sample = kinds[field.kind] ?? COMMON[field.kind];
      const value = name in own ? own[name] : sample?.(name, field)[which];
      if (value === undefined || (which === 0 && value === field.empty))
        throw new Error(`${name} of kind ${field.kind} has no value to be moved around with`);
      return [name, value];
    }),
  );
}
