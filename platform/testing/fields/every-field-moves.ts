import { expect } from 'vitest';
import {
  fieldsWith,
  type RecordField,
  type RecordFields,
} from '#platform/contract/fields/record-fields.ts';
import type { FilterGroup } from '#platform/contract/filters/filter-groups.ts';
import { conditionOn } from './condition-on.ts';

type Values = Readonly<Record<string, unknown>>;

interface RecordInUse {
  fields: RecordFields;
  /** Two values of every field, as a call takes them: see sample-record.ts. */
  first: Values;
  second: Values;
  /** Makes one and gives its id. */
  make: (values: Values) => Promise<string>;
  /** Every field as a call takes it, whatever it is shown as. */
  read: (id: string) => Promise<Values>;
  change: (id: string, changes: Values) => Promise<{ status: number }>;
  /** The ids of those that fit; left out where nothing of the map is a filter. */
  found?: (groups: FilterGroup[]) => Promise<readonly string[]>;
  /** What nobody changes once it is made. */
  fixed?: readonly string[];
  /** What must be said again with a field: a latitude is nothing without its longitude. */
  along?: Readonly<Record<string, readonly string[]>>;
}

/** Every field of a map is changed by itself and read back, and finds its record and no other; a forgotten one fails by its name. */
export async function everyFieldMoves(record: RecordInUse): Promise<void> {
  const id = await record.make(record.first);
  for (const name of Object.keys(record.fields))
    if (!record.fixed?.includes(name)) await movesAlone(record, id, name);
  if (record.found) await findsByEach(record, id);
}

async function findsByEach(
  { found, first, second, fixed = [], ...record }: RecordInUse,
  id: string,
) {
  const swapped = (values: Values, others: Values) => ({
    ...values,
    ...Object.fromEntries(fixed.map((name) => [name, others[name]])),
  });
  const [here, there] = [swapped(second, first), swapped(first, second)];
  const other = await record.make(there);
  for (const name of fieldsWith(record.fields, 'filter')) {
    const idsWith = (value: unknown) =>
      found?.([
        { match: 'all', filters: [conditionOn(name, record.fields[name] as RecordField, value)] },
      ]);
    expect.soft(await idsWith(here[name]), `${name} as a filter`).toEqual([id]);
    expect.soft(await idsWith(there[name]), `${name} as a filter`).toEqual([other]);
  }
}

async function movesAlone({ read, change, ...record }: RecordInUse, id: string, name: string) {
  const before = await read(id);
  const along = (record.along?.[name] ?? []).map((each) => [each, before[each]]);
  const to = { [name]: record.second[name] };
  const { status } = await change(id, { ...Object.fromEntries(along), ...to });
  expect.soft(status, `${name} is changed`).toBe(200);
  expect.soft(await read(id), `${name} is changed and nothing else`).toEqual({ ...before, ...to });
}
