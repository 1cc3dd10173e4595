import { sql } from 'kysely';
import type { EventDefinition } from '#platform/contract/event.ts';
import type { ListFilter } from '#platform/contract/lists/define-list.ts';
import { permissionMenuItems } from '#platform/contract/permission.ts';
import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import type { RecordRow } from '#platform/contract/records/record-calls.ts';
import { operationKeys } from '#platform/contract/text/text-keys.ts';
import type { AnyTables } from '../database/database.ts';
import { defineExport } from '../exports/define-export.ts';
import { exportColumns, importColumns } from '../fields/file-columns.ts';
import { writeFileLines } from '../fields/write-file-lines.ts';
import { createRouteFactory, type Route } from '../http/route.ts';
import { defineImport } from '../imports/define-import.ts';
import type { ImportRow, LineFault } from '../imports/import-definition.ts';
import type { Job } from '../jobs/job.ts';
import type { SearchSource } from '../module-parts.ts';
import type { PersonTable } from '../persons/persons.ts';
import { type RecordCommands, type RecordRules, recordCommands } from './record-commands.ts';
import { type RecordQueries, recordQueries } from './record-queries.ts';

/** Everything that a described record adds to the server; `records` of a module takes it. */
export interface RecordServer {
  table: string;
  routes: readonly Route[];
  jobs: readonly Job[];
  events: readonly EventDefinition[];
  searches: readonly SearchSource[];
  /** The table of personal data, or the reason why there is none. */
  persons: PersonTable | { holdsNone: string };
  /** For commands and queries outside the description. */
  queries: RecordQueries;
  commands: RecordCommands;
}

type Part = 'list' | 'get' | 'create' | 'update' | 'remove' | 'export' | 'import' | 'search';
interface Options extends RecordRules {
  /** Parts that the module omits or mounts by hand. */
  without?: readonly Part[];
}

const route = createRouteFactory<AnyTables>();

/** Mounts a described record: routes, export, import, header search, events and personal data. */
export function recordServer(
  record: AnyRecord,
  { without = [], ...rules }: Options = {},
): RecordServer {
  const { calls, events, key } = record;
  const queries = recordQueries(record);
  const commands = recordCommands(record, queries, rules);
  const routes = {
    list: route(calls.list, async ({ db, params, query }) => ({
      ...(await queries.list({ db }, params.uuid, query)),
      views: await queries.countViews({ db }, params.uuid),
    })),
    get: route(calls.get, ({ db, params: { uuid: clientId, id } }) =>
      queries.read({ db }, { clientId, id }),
    ),
    create: route(calls.create, async ({ db, app, params: { uuid: clientId }, body }) => {
      const id = await commands.create({ db, app }, clientId, body);
      return queries.read({ db }, { clientId, id });
    }),
    update: route(calls.update, async ({ db, app, params: { uuid: clientId, id }, body }) => {
      await commands.update({ db, app }, { clientId, id }, body);
      return queries.read({ db }, { clientId, id });
    }),
    remove: route(calls.remove, async ({ db, app, params, body }) => ({
      deleted: await commands.remove({ db, app }, params.uuid, body.which as never),
    })),
  };
  const isMounted = (part: string) => !(without as readonly string[]).includes(part);
  const isImported = key !== undefined && isMounted('import');
  if (isImported && rules.check)
    throw new Error(`${record.id}: an import does not run its check; leave it out or write it`);
  const files = [
    ...(isMounted('export') ? [recordExport(record, queries)] : []),
    ...(isImported ? [recordImport(record, key)] : []),
  ];
  return {
    table: record.table,
    routes: [
      ...Object.entries(routes).flatMap(([part, one]) => (isMounted(part) ? [one] : [])),
      ...files.flatMap((file) => file.routes),
    ],
    jobs: files.flatMap((file) => file.jobs),
    events: [events.saved, events.deleted, ...(isImported ? [events.imported] : [])],
    searches: isMounted('search') ? [recordSearch(record, queries)] : [],
    persons: personTable(record),
    queries,
    commands,
  };
}

/** Exports the matching rows; importing the file again changes nothing. */
function recordExport({ id, calls, fields }: AnyRecord, queries: RecordQueries) {
  return defineExport<RecordRow, ListFilter>({
    name: id,
    call: calls.export,
    title: operationKeys('job', `${id}.export`)[0],
    columns: exportColumns<RecordRow>(fields),
    rows: ({ db, clientId, filters }) => queries.pages({ db }, clientId, filters),
  });
}

/** Finds records by their text, for the search in the header. */
function recordSearch(record: AnyRecord, queries: RecordQueries): SearchSource {
  const { see, screen, name, detail } = record;
  const [menu = screen] = permissionMenuItems(see);
  return {
    menu,
    section: screen,
    roles: see.roles,
    async search({ words, limit, db, clientId }) {
      const question = { view: 'all', q: words, groups: [], page: 1, limit };
      const { items, total } = await queries.list({ db }, clientId, {
        ...question,
        sortBy: name,
        sortDesc: false,
      });
      return {
        total,
        hits: items.map((row) => ({
          id: row.id,
          path: `${screen}/${row.id}`,
          title: String(row[name]),
          meta: detail === undefined ? '' : String(row[detail] ?? ''),
        })),
      };
    },
  };
}

function personTable({ table, texts, fields, persons }: AnyRecord): RecordServer['persons'] {
  if ('holdsNone' in persons) return persons;
  const emails = persons.emails.map((name) => {
    const field = fields[name];
    if (field?.kind !== 'email') throw new Error(`${name} of ${table} is no e-mail field`);
    return field.column;
  });
  return { table, what: `${texts}.list`, emails, lowerCase: true };
}

type Line = Readonly<Record<string, unknown>>;

/** Records from a file; a line whose key exists, in any case, changes that record. */
function recordImport(record: AnyRecord, key: string) {
  const { id, table, fields, name, calls, events } = record;
  const column = `${fields[key]?.column}_key`;
  const keyOf = (values: Line) => String(values[key]).toLowerCase();
  /** Fields besides the key that refuse their empty value: a line must not leave them out or clear them. */
  const mandatory = Object.entries(fields)
    .filter(([field, { schema, empty }]) => field !== key && !schema.safeParse(empty).success)
    .map(([field]) => field);

  function missing({ line, values }: ImportRow<Line>, exists: boolean): LineFault[] {
    return mandatory
      .filter((field) => (values[field] === undefined ? !exists : !values[field]))
      .map((field) => ({ line, column: field, code: 'required' }));
  }

  return defineImport<Line>({
    name: id,
    calls: calls.imports,
    title: operationKeys('job', `${id}.import`)[0],
    columns: importColumns<Line>(fields).map((one) =>
      one.key === key ? { ...one, mandatory: true } : one,
    ),
    recordColumns: [...new Set([name, key])],
    async identify({ rows, db, clientId, seen }) {
      const { rows: stored } = await sql<{ key: string }>`
        select ${sql.ref(column)} as key from ${sql.table(table)}
        where client_id = ${clientId} and ${sql.ref(column)} = any (${rows.map(({ values }) => keyOf(values))})`.execute(
        db,
      );
      const known = new Set(stored.map((row) => row.key));
      const exists = ({ values }: ImportRow<Line>) => known.has(keyOf(values));
      return {
        existing: new Set(rows.filter(exists).map(({ line }) => line)),
        faults: [
          ...seen.repeats(rows, key, keyOf),
          ...rows.flatMap((row) => missing(row, exists(row))),
        ],
      };
    },
    async write({ rows, db, clientId, app }) {
      const payload = await writeFileLines(
        { db },
        { clientId, lines: rows },
        { table, fields, key: { field: key, column } },
      );
      await app.events.publish(db, events.imported, { clientId, payload });
    },
  });
}
