import { sql } from 'kysely';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { exportColumnUnknown, exportOptions } from '#platform/contract/files/export-body.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { definePermission } from '#platform/contract/permission.ts';
import type { App } from '#platform/server/app.ts';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import type { Db } from '#platform/server/database/database.ts';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { createSchema, defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import type { FinishedExport } from '#platform/server/exports/export-definition.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { defineImport } from '../define-import.ts';
import { email, number, text } from '../readers/cell-readers.ts';

/** A small module with an import and an export, to test the platform's part. */
const may = definePermission({
  ability: 'test.goods',
  sentence: 'Brand admins bring goods.',
  roles: ['brand_admin'],
  everywhere: 'A test has no menu.',
});
const base = '/test/clients/{uuid}/goods';
export const goodsCalls = defineImportCalls({ module: 'test', base, what: 'goods', may });
export const strictGoodsCalls = defineImportCalls({
  module: 'test',
  base: '/test/clients/{uuid}/strict-goods',
  what: 'goods',
  may,
});
export const exportGoodsCall = defineCall({
  method: 'POST',
  path: `${base}/export`,
  module: 'test',
  summary: 'Makes a file of goods.',
  access: { kind: 'client', client: 'params.uuid', may },
  params: z.strictObject({ uuid }),
  body: z.strictObject({
    format: z.enum(['csv', 'xlsx']),
    filters: z.strictObject({ from: z.string().default('') }),
    ...exportOptions,
  }),
  errors: [exportColumnUnknown],
  response: z.object({ jobId: z.string() }),
  status: 202,
});

export interface Good {
  code: string;
  name?: string | null;
  email?: string | null;
  quantity?: number | null;
}
export interface GoodsTables {
  'test.goods': {
    client_id: string;
    code: string;
    name: string | null;
    email: string | null;
    quantity: number | null;
  };
}

interface TestSuite {
  app: App;
  modules: readonly ServerModule[];
  databaseUrl: string;
}

/** Called before each batch is written, with the import's transaction, so that a test can come in between. */
export const betweenBatches = { do: async (_tx: Db<GoodsTables>) => {} };

/** Exports that the module was notified of. */
export const exportsMade: FinishedExport<{ from: string }>[] = [];

const definition = {
  title: 'platform:import.whatIsWrong',
  columns: [
    {
      key: 'code',
      label: 'platform:import.whatIsWrong',
      aliases: ['Référence'],
      mandatory: true,
      example: 'A-1',
      read: text(20),
    },
    { key: 'name', label: { words: 'Name' }, example: 'Knife', read: text(50) },
    { key: 'email', label: { words: 'E-mail' }, example: 'ana@brand.example', read: email },
    {
      key: 'quantity',
      label: { words: 'Quantité' },
      example: '12',
      read: number({ min: 0, whole: true }),
    },
  ],
  recordColumns: ['name', 'code'],
} as const;

type Ways = Pick<Parameters<typeof defineImport<Good, GoodsTables>>[0], 'identify' | 'write'>;
const ways: Ways = {
  async identify({ rows, db, clientId, seen }) {
    const stored = await db
      .selectFrom('test.goods')
      .select('code')
      .where('client_id', '=', clientId)
      .where(
        'code',
        'in',
        rows.map(({ values }) => values.code),
      )
      .execute();
    const known = new Set(stored.map(({ code }) => code));
    return {
      existing: new Set(
        rows.filter(({ values }) => known.has(values.code)).map(({ line }) => line),
      ),
      faults: [
        ...seen.repeats(rows, 'code', ({ code }) => code),
        ...rows.flatMap(({ line, values }) =>
          values.name === 'forbidden' ? [{ line, column: 'name', code: 'unknown' }] : [],
        ),
      ],
    };
  },
  async write({ rows, db, clientId }) {
    await betweenBatches.do(db);
    await db
      .insertInto('test.goods')
      .values(
        rows.map(({ values: { code, name = null, email = null, quantity = null } }) => ({
          client_id: clientId,
          code,
          name,
          email,
          quantity,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'code']).doUpdateSet((set) => ({
          name: set.ref('excluded.name'),
          email: set.ref('excluded.email'),
          quantity: set.ref('excluded.quantity'),
        })),
      )
      .execute();
  },
};

const goodsImport = defineImport<Good, GoodsTables>({
  ...definition,
  ...ways,
  name: 'test.goods',
  calls: goodsCalls,
});
const strictImport = defineImport<Good, GoodsTables>({
  ...definition,
  ...ways,
  name: 'test.strict-goods',
  calls: strictGoodsCalls,
  allOrNothing: true,
  columns: async () => definition.columns,
});
const goodsExport = defineExport<GoodsTables['test.goods'], { from: string }, GoodsTables>({
  name: 'test.goods',
  call: exportGoodsCall,
  title: 'platform:import.whatIsWrong',
  columns: definition.columns.map(({ key, label }) => ({ key, label, value: (row) => row[key] })),
  async made(_, what) {
    exportsMade.push(what);
  },
  async *rows({ db, clientId, filters }) {
    for (let after = filters.from; ; ) {
      const page = await db
        .selectFrom('test.goods')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('code', '>', after)
        .orderBy('code')
        .limit(2_000)
        .execute();
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last.code;
    }
  },
});

export const goodsModule: ServerModule = {
  name: 'test',
  routes: [...goodsImport.routes, ...strictImport.routes, ...goodsExport.routes],
  jobs: [...goodsImport.jobs, ...strictImport.jobs, ...goodsExport.jobs],
};

export async function createGoods(suite: TestSuite): Promise<void> {
  await migrateDatabase({
    url: suite.databaseUrl,
    migrations: [
      ...collectFromModules(suite.modules, 'migrations'),
      defineMigration({
        name: '9999-test-goods',
        async up(db) {
          await createSchema(db, 'test');
          await sql`
            create table test.goods (
              client_id uuid not null, code text collate "C" not null, name text, email text, quantity int,
              primary key (client_id, code)
            )`.execute(db);
          await tenantTable(db, 'test.goods');
        },
      }),
    ],
  });
}

export async function readGoods(
  suite: TestSuite,
  client: { id: string },
): Promise<Omit<GoodsTables['test.goods'], 'client_id'>[]> {
  return suite.app.database
    .ofClient<GoodsTables>(client.id)
    .selectFrom('test.goods')
    .select(['code', 'name', 'email', 'quantity'])
    .orderBy('code')
    .execute();
}
