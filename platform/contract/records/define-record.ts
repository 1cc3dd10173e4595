import type { z } from 'zod';
import type { EventDefinition } from '../event.ts';
import { collectSortOptions, pickFieldPart } from '../fields/record-fields.ts';
import { defineList } from '../lists/define-list.ts';
import type { FilterFields } from '../lists/filter-condition.ts';
import type { Permission } from '../permission.ts';
import type { ProblemDefinition } from '../problem.ts';
import { defineProblem } from '../problem.ts';
import {
  type CompleteFields,
  completeFields,
  type DescribedFields,
  type GivenField,
} from './complete-fields.ts';
import {
  type DescribedList,
  type RecordCalls,
  recordCalls,
  recordEvents,
  recordSchemas,
} from './record-calls.ts';

/** A view of the list: its label, and the field value that its records have. */
export interface RecordView {
  /** `loyalty:view.active`. */
  label: string;
  when: Readonly<Record<string, string | boolean>>;
}

/** Description of a record, from which its calls, list, routes, screens and files are generated. */
export interface RecordDescription<Fields extends Readonly<Record<string, GivenField>>> {
  /** The module's folder: `loyalty`. */
  module: string;
  /** Singular and plural in kebab-case: `gift-card`, `gift-cards`. */
  record: string;
  records: string;
  /** Group of its texts: `loyalty:giftCard`. `record-texts.ts` lists the keys below it. */
  texts: `${string}:${string}`;
  fields: Fields;
  /** Field that names a record in lists, searches and messages. */
  name: keyof Fields & string;
  /** Field that distinguishes records with the same name. */
  detail?: keyof Fields & string;
  /** Text field that is unique ignoring case and identifies the record of an imported line. Makes imports possible. */
  key?: keyof Fields & string;
  views?: Readonly<Record<string, RecordView>>;
  see: Permission;
  manage: Permission;
  /** Path of its list below the client's path; a record opens below it: `platform/loyalty/gift-cards`. */
  screen: string;
  /** Why its rows hold no data about consumers, or the e-mail fields by which an erasure finds and deletes them. */
  persons: { holdsNone: string } | { emails: readonly (keyof Fields & string)[] };
  /** Further problems of the record's own rules. */
  problems?: readonly ProblemDefinition<never>[];
}

/** A record with everything that server and web derive from its description. */
export interface RecordDefinition<Fields extends DescribedFields = DescribedFields>
  extends Omit<RecordDescription<Fields>, 'problems'> {
  /** `loyalty.gift_cards`. */
  table: string;
  /** Name of its list, export and import: `loyalty.gift-cards`. */
  id: string;
  list: DescribedList;
  calls: RecordCalls<Fields>;
  events: Readonly<Record<'saved' | 'deleted' | 'imported', EventDefinition>>;
  /** The problem for a key that another record already has. */
  taken: ProblemDefinition<{ value: string }>;
  /** Schema of a new record: fields that must not be empty are mandatory. */
  newSchema: z.ZodType;
}
export type AnyRecord = RecordDefinition;

const PAGE_SIZE = 50;

export function defineRecord<const Fields extends Readonly<Record<string, GivenField>>>({
  problems = [],
  ...given
}: RecordDescription<Fields>): RecordDefinition<CompleteFields<Fields>> {
  const { module, records, name, key, views = {} } = given;
  const fields = completeFields(given.fields);
  const all: DescribedFields = fields;
  requireSensibleFields({ records, fields: all, name, ...(key !== undefined && { key }) });
  const list = defineList<FilterFields, string, string>({
    views: ['all', ...Object.keys(views)],
    fields: { ...pickFieldPart(all, 'filter'), updated: { kind: 'date' } } as FilterFields,
    sorts: collectSortOptions(all, { first: name as string, own: ['updatedAt'] }),
    pageSize: PAGE_SIZE,
  });
  const taken = defineProblem<{ value: string }>({
    status: 409,
    code: 'VALUE_TAKEN',
    title: 'Another record of the client has this value.',
    field: `body.${key}`,
  });
  const schemas = recordSchemas(all);
  return {
    ...given,
    fields,
    table: `${module}.${records}`.replaceAll('-', '_'),
    id: `${module}.${records}`,
    list,
    taken,
    newSchema: schemas.created,
    events: recordEvents(given),
    calls: recordCalls(given, {
      list,
      schemas,
      problems: key === undefined ? problems : [taken, ...problems],
    }) as unknown as RecordCalls<CompleteFields<Fields>>,
  };
}

/** Rejects descriptions that would otherwise lead to broken screens. */
function requireSensibleFields({
  records,
  fields,
  name,
  key,
}: Pick<RecordDescription<DescribedFields>, 'records' | 'fields' | 'name' | 'key'>): void {
  for (const one of [name, key])
    if (one !== undefined && fields[one]?.kind !== 'text' && fields[one]?.kind !== 'email')
      throw new Error(`${records} have no text field ${one}, which names or identifies them`);
  if (fields[name]?.sort === undefined)
    throw new Error(`${name} names the ${records} and orders their list: it needs a sort`);
}
