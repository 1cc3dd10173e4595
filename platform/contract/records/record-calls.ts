import { z } from 'zod';
import { type Access, type CallDefinition, defineCall } from '../call.ts';
import { defineEvent, type EventDefinition } from '../event.ts';
import { pickFieldPart } from '../fields/record-fields.ts';
import { SHEET_FORMATS } from '../files/export-body.ts';
import { uuid } from '../ids.ts';
import { defineImportCalls, type ImportCalls } from '../imports/import-calls.ts';
import {
  type defineList,
  type ListFilter,
  type ListQuestion,
  pageSchema,
  viewCountsSchema,
} from '../lists/define-list.ts';
import type { FilterFields } from '../lists/filter-condition.ts';
import type { Permission } from '../permission.ts';
import type { ProblemDefinition } from '../problem.ts';
import { changedMeanwhile, notFound } from '../problems.ts';
import type { DescribedFields } from './complete-fields.ts';
import { recordText } from './record-texts.ts';

type Values<Fields extends DescribedFields> = {
  [Name in keyof Fields & string]: z.output<Fields[Name]['schema']>;
};
/** A record as its calls return it. */
export type RecordRow<Fields extends DescribedFields = DescribedFields> = {
  id: string;
  updatedAt: string;
  version: number;
} & { [Name in keyof Fields & string]: z.output<Fields[Name]['shown']> };

type Which = { ids: string[] } | { filter: Partial<ListFilter>; except?: string[] };
type OfClient = z.ZodType<{ uuid: string }, { uuid: string }>;
type OneRecord = z.ZodType<{ uuid: string; id: string }, { uuid: string; id: string }>;
type Body<Value> = z.ZodType<Value, Value>;
type ClientCall<Parts> = CallDefinition & { access: Extract<Access, { kind: 'client' }> } & Parts;

/** The calls of a described record. */
export interface RecordCalls<Fields extends DescribedFields = DescribedFields> {
  list: ClientCall<{
    params: OfClient;
    query: z.ZodType<ListQuestion, Readonly<Record<string, string | number | undefined>>>;
    response: Body<{
      items: RecordRow<Fields>[];
      total: number;
      views: Record<string, number>;
    }>;
  }>;
  get: ClientCall<{ params: OneRecord; response: Body<RecordRow<Fields>> }>;
  create: ClientCall<{
    params: OfClient;
    body: Body<Partial<Values<Fields>>>;
    response: Body<RecordRow<Fields>>;
  }>;
  update: ClientCall<{
    params: OneRecord;
    body: Body<Partial<Values<Fields>> & { version: number }>;
    response: Body<RecordRow<Fields>>;
  }>;
  remove: ClientCall<{
    params: OfClient;
    body: Body<{ which: Which }>;
    response: Body<{ deleted: number }>;
  }>;
  export: ClientCall<{
    params: OfClient;
    body: z.ZodType<
      { format: (typeof SHEET_FORMATS)[number]; filters: ListFilter },
      { format: (typeof SHEET_FORMATS)[number]; filters?: Partial<ListFilter> }
    >;
    response: Body<{ jobId: string }>;
  }>;
  /** Not mounted for records without a key. */
  imports: ImportCalls;
}

/** The list of a described record. */
export type DescribedList = ReturnType<typeof defineList<FilterFields, string, string>>;

/** Data from which calls and events are generated. */
interface Described {
  module: string;
  record: string;
  records: string;
  texts: string;
  see: Permission;
  manage: Permission;
}

export function recordSchemas(fields: DescribedFields) {
  const all: Record<string, z.ZodType> = pickFieldPart(fields, 'schema');
  const isMandatory = (name: string) => !all[name]?.safeParse(fields[name]?.empty).success;
  const created = Object.entries(all).map(([name, schema]) => [
    name,
    isMandatory(name) ? schema : schema.optional(),
  ]);
  return {
    created: z.strictObject(Object.fromEntries(created)),
    /** Only given fields change; `version` is the version that was read. */
    changes: z.strictObject(all).partial().extend({ version: z.number().int() }),
    shown: z.object({
      id: z.string(),
      ...pickFieldPart(fields, 'shown'),
      updatedAt: z.string(),
      version: z.number().int(),
    }),
  };
}

export function recordCalls(
  { module, records, see: maySee, manage: mayManage }: Described,
  {
    list,
    schemas,
    problems,
  }: {
    list: DescribedList;
    schemas: ReturnType<typeof recordSchemas>;
    problems: readonly ProblemDefinition<never>[];
  },
) {
  const base = `/gtr-core/clients/{uuid}/${module}/${records}`;
  const what = records.replaceAll('-', ' ');
  const see = { kind: 'client', client: 'params.uuid', may: maySee } as const;
  const manage = { kind: 'client', client: 'params.uuid', may: mayManage } as const;
  const ofClient = z.strictObject({ uuid });
  const oneRecord = z.strictObject({ uuid, id: uuid });
  return {
    list: defineCall({
      method: 'GET',
      path: base,
      module,
      summary: `The ${what} of a client, searched, filtered and sorted.`,
      access: see,
      params: ofClient,
      query: z.strictObject(list.query),
      response: pageSchema(schemas.shown).extend({ views: viewCountsSchema(list) }),
    }),
    get: defineCall({
      method: 'GET',
      path: `${base}/{id}`,
      module,
      summary: `One of the ${what}.`,
      access: see,
      params: oneRecord,
      response: schemas.shown,
      errors: [notFound],
    }),
    create: defineCall({
      method: 'POST',
      path: base,
      module,
      summary: `Add to the ${what}.`,
      access: manage,
      params: ofClient,
      body: schemas.created,
      response: schemas.shown,
      status: 201,
      errors: problems,
    }),
    update: defineCall({
      method: 'PATCH',
      path: `${base}/{id}`,
      module,
      summary: `Change one of the ${what}; refused when somebody else changed it meanwhile.`,
      access: manage,
      params: oneRecord,
      body: schemas.changes,
      response: schemas.shown,
      errors: [notFound, changedMeanwhile, ...problems],
    }),
    remove: defineCall({
      method: 'POST',
      path: `${base}/delete`,
      module,
      summary: `Delete some of the ${what}, by id or by filter.`,
      access: manage,
      params: ofClient,
      body: z.strictObject({ which: list.which(uuid) }),
      response: z.object({ deleted: z.number().int() }),
    }),
    export: defineCall({
      method: 'POST',
      path: `${base}/export`,
      module,
      summary: `Make a file of the ${what} that fit some filters; a job does it.`,
      access: see,
      params: ofClient,
      body: z.strictObject({
        format: z.enum(SHEET_FORMATS),
        filters: list.filter.prefault({}),
      }),
      response: z.object({ jobId: z.string() }),
      status: 202,
    }),
    imports: defineImportCalls({ module, base, what, may: mayManage }),
  };
}

/** Events for other modules and webhooks, published in the transaction of the change. */
export function recordEvents({
  record,
  records,
  texts,
}: Pick<Described, 'record' | 'records' | 'texts'>): Readonly<
  Record<'saved' | 'deleted' | 'imported', EventDefinition>
> {
  return {
    saved: defineEvent({
      type: `${record}.saved`,
      label: recordText({ texts }, 'saved'),
      payload: z.object({ id: z.string() }),
      subject: 'id',
    }),
    deleted: defineEvent({
      type: `${records}.deleted`,
      label: recordText({ texts }, 'deleted'),
      payload: z.object({ deleted: z.number().int() }),
    }),
    /** Published once per few thousand lines of a file. */
    imported: defineEvent({
      type: `${records}.imported`,
      label: recordText({ texts }, 'imported'),
      payload: z.object({ created: z.number().int(), updated: z.number().int() }),
    }),
  };
}
