import { expect } from 'vitest';
import {
  fieldsWith,
  type RecordField,
  type RecordFields,
} from '#platform/contract/fields/record-fields.ts';
import type { FilterGroup } from '#platform/contract/lists/filter-condition.ts';
import { conditionOn } from './condition-on.ts';

type Values = Readonly<Record<string, unknown>>;

interface RecordInUse {
  fields: RecordFields;
  /** Two values of every field in the format of calls: see sample-record.ts. */
  first: Values;
  second: Values;
  /** Creates one and returns its id. */
  make: (values: Values) => Promise<string>;
  /** Reads every field in the format of calls. */
  read: (id: string) => Promise<Values>;
  change: (id: string, changes: Values) => Promise<{ status: number }>;
  /** Ids of matching records; omitted if no field is a filter. */
  found?: (groups: FilterGroup[]) => Promise<readonly string[]>;
  /** Fields that cannot be changed after creation. */
  fixed?: readonly string[];
  /** Fields that must be sent together: a latitude requires its longitude. */
  along?: Readonly<Record<string, readonly string[]>>;
  /** Values after clearing a field, where other fields are cleared too or a default takes its place. */
  clearsTo?: Readonly<Record<string, Values>>;
}

/**
 * Checks each field: it can be changed alone and read back, filters find only its record, it can be cleared or refuses,
 * and text rejects line breaks. A forgotten field fails by its name.
 */
export async function everyFieldMoves(record: RecordInUse): Promise<void> {
  const id = await record.make(record.first);
  for (const name of Object.keys(record.fields))
    if (!record.fixed?.includes(name)) await movesAlone(record, id, name);
  if (record.found) await findsByEach(record, id);
  for (const name of Object.keys(record.fields)) {
    if (record.fixed?.includes(name)) continue;
    await staysOneLine(record, id, name);
    await clearsOrRefuses(record, id, name);
  }
}

/** A response of 200 must have changed the value. */
async function clearsOrRefuses(
  { read, change, clearsTo = {}, ...record }: RecordInUse,
  id: string,
  name: string,
) {
  const before = await read(id);
  const empty = { [name]: record.fields[name]?.empty };
  const both = (record.along?.[name] ?? []).map((each) => [each, record.fields[each]?.empty]);
  const to = { ...Object.fromEntries(both), ...empty };
  const { status } = await change(id, to);
  if (status !== 200) expect.soft(status, `${name} is cleared or refused`).toSatisfy(isRefusal);
  const cleared = { ...before, ...to, ...clearsTo[name] };
  const after = status === 200 ? cleared : before;
  expect.soft(await read(id), `${name} is cleared and nothing else, or refused`).toEqual(after);
}

const isRefusal = (status: number) => [400, 409, 422].includes(status);

async function staysOneLine({ read, change, ...record }: RecordInUse, id: string, name: string) {
  const before = await read(id);
  const value = record.first[name];
  if (typeof value !== 'string') return;
  const { status } = await change(id, { [name]: `${value}\n${value}` });
  expect.soft(status, `${name} takes no line break`).toSatisfy(isRefusal);
  expect.soft(await read(id), `${name} takes no line break`).toEqual(before);
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
