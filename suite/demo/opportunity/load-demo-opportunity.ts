import { sql } from 'kysely';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import { saveConfiguration } from '#modules/opportunity/server/configuration/save-configuration.ts';
import { writeIntentions } from '#modules/opportunity/server/demand/write-intentions.ts';
import { prospectColumns } from '#modules/opportunity/server/prospects/save-prospect.ts';
import {
  FigureSums,
  type Sale,
  writeFigures,
  writeSales,
} from '#modules/opportunity/server/sales/write-sales.ts';
import type { OpportunityTables } from '#modules/opportunity/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { demoClients, demoUsers } from '../demo-people.ts';
import { demoProducts } from '../directory/demo-products.ts';
import { demoConfiguration, demoDemand, demoDemandFiles, demoSales } from './demo-opportunity.ts';
import { demoProspects } from './demo-prospects.ts';

interface Context {
  app: App;
  db: Db<OpportunityTables>;
  clientId: string;
  /** In the brand's time zone. */
  today: string;
}
interface OpenLocation {
  id: string;
}

const BATCH_SIZE = 5_000;
const DAY_MS = 86_400_000;
/** Active products of the first brand; demo lines take them in rotation. */
const brandProducts = demoProducts.filter(
  ({ clientId, active }) => clientId === demoClients[0]?.id && active,
);

/** Loads the opportunity map of the first brand, unless the brand already has a configuration [OPP-01]. */
export async function loadDemoOpportunity(app: App): Promise<void> {
  const clientId = demoClients[0]?.id ?? '';
  const db = app.database.ofClient<OpportunityTables>(clientId);
  const found = await db
    .selectFrom('opportunity.configurations')
    .select('client_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (found) return;
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone platform.zone_of(${clientId}::uuid))::date::text as today`.execute(
    db,
  );
  const context: Context = { app, db, clientId, today: rows[0]?.today ?? '' };
  await saveConfiguration(context, {
    clientId,
    userId: demoUsers[0]?.id ?? '',
    config: demoConfiguration,
    version: 0,
  });
  await loadProspects(context);
  await loadDemand(context);
  await loadSales(context, await readOpenLocations(context));
}

async function loadProspects({ app, db, clientId }: Context): Promise<void> {
  const importId = await insertImportFile(
    db,
    clientId,
    'prospects',
    'prospects-2026.xlsx',
    demoProspects.length,
  );
  const columns = await prospectColumns({ db, app }, clientId, demoProspects);
  await db
    .insertInto('opportunity.retailers')
    .values(
      columns.map((prospect) => ({
        ...prospect,
        client_id: clientId,
        id: uuidV7(),
        sells: false,
        import_id: importId,
      })),
    )
    .execute();
}

async function loadDemand({ app, db, clientId, today }: Context): Promise<void> {
  const all = demoDemand(today);
  for (const [file, { name }] of demoDemandFiles.entries()) {
    const lines = all.filter((line) => line.file === file);
    const importId = await insertImportFile(db, clientId, 'intentions', name, lines.length);
    for (let at = 0; at < lines.length; at += BATCH_SIZE)
      await writeIntentions(
        { db, app },
        clientId,
        lines
          .slice(at, at + BATCH_SIZE)
          .map(({ key, ago, product, city: _, file: __, ...line }) => ({
            ...line,
            source: 'import',
            sourceKey: key,
            day: daysBefore(today, ago),
            precision: 'town',
            sku: brandProducts[product % brandProducts.length]?.sku ?? '',
            category: brandProducts[product % brandProducts.length]?.category ?? '',
            importId,
          })),
      );
  }
}

async function readOpenLocations({ db, clientId }: Context): Promise<OpenLocation[]> {
  return (db as unknown as Db<DirectoryTables>)
    .selectFrom('directory.locations')
    .select('id')
    .where('client_id', '=', clientId)
    .where('closed_at', 'is', null)
    .orderBy('code')
    .execute();
}

async function loadSales(
  { db, clientId, today }: Context,
  shops: readonly OpenLocation[],
): Promise<void> {
  const sales = demoSales(shops.length, today).flatMap(
    ({ location, product, ago, quantity }): Sale[] => {
      const [shop, sold] = [shops[location], brandProducts[product % brandProducts.length]];
      if (!shop || !sold) return [];
      const { sku, category, price } = sold;
      return [
        {
          locationId: shop.id,
          day: daysBefore(today, ago),
          sku,
          category,
          quantity,
          value: quantity * price,
        },
      ];
    },
  );
  const importId = await insertImportFile(db, clientId, 'sales', 'erp-sales.csv', sales.length);
  const sums = new FigureSums();
  for (let at = 0; at < sales.length; at += BATCH_SIZE) {
    const batch = sales.slice(at, at + BATCH_SIZE);
    await writeSales({ db }, { clientId, importId }, batch);
    sums.add(batch);
  }
  await writeFigures({ db }, clientId, sums);
}

async function insertImportFile(
  db: Db<OpportunityTables>,
  clientId: string,
  what: 'intentions' | 'prospects' | 'sales',
  name: string,
  lines: number,
): Promise<string> {
  const id = uuidV7();
  await db
    .insertInto('opportunity.files')
    .values({ client_id: clientId, id, what, name, lines })
    .execute();
  return id;
}

function daysBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
}
