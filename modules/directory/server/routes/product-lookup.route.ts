import { type SqlBool, sql } from 'kysely';
import {
  getProductLookupCall,
  type ProductLookup,
  setProductLookupCall,
  tryProductLookupCall,
} from '#modules/directory/contract/product-lookup.ts';
import { lookupChangedMeanwhile } from '#modules/directory/contract/product-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { askAndReport } from '../lookup/ask-and-report.ts';
import { findProductBySku } from '../lookup/find-product.ts';
import { lookupSettings, sealLookupSecret } from '../lookup/lookup-settings.ts';
import { route } from '../route.ts';
import type { DirectoryTables } from '../tables.ts';

const NOT_CONFIGURED: ProductLookup = {
  configured: false,
  urlTemplate: '',
  headerName: null,
  hasSecret: false,
  timeoutMs: 5_000,
  enabled: false,
  version: 0,
};

export const getProductLookupRoute = route(getProductLookupCall, async ({ db, params }) => {
  await requireClient(db, params.uuid);
  return lookupAnswer(await readLookup(db, params.uuid));
});

export const setProductLookupRoute = route(
  setProductLookupCall,
  async ({ db, app, params, body }) => {
    await requireClient(db, params.uuid);
    const kept = await readLookup(db, params.uuid);
    if ((kept?.version ?? 0) !== body.version) throw lookupChangedMeanwhile();
    const values = {
      url_template: body.urlTemplate,
      header_name: body.headerName,
      sealed_secret: body.secret
        ? sealLookupSecret(app, body.secret)
        : body.secret === undefined && kept && isSentAsBefore(kept, body)
          ? kept.sealed_secret
          : null,
      timeout_ms: body.timeoutMs,
      enabled: body.enabled,
    };
    const saved = await db
      .insertInto('directory.product_lookups')
      .values({ client_id: params.uuid, ...values })
      .onConflict((conflict) =>
        conflict
          .column('client_id')
          .doUpdateSet({
            ...values,
            updated_at: new Date(),
            version: sql`product_lookups.version + 1`,
          })
          .where(sql<SqlBool>`product_lookups.version = ${body.version}`),
      )
      .returningAll()
      .executeTakeFirst();
    if (!saved) throw lookupChangedMeanwhile();
    return lookupAnswer(saved);
  },
);

/** It waits for another system, so it holds no transaction meanwhile. */
export const tryProductLookupRoute = route(
  tryProductLookupCall,
  async ({ db, app, params, body }) => {
    const kept = await readLookup(db, params.uuid);
    const asked = { clientId: params.uuid, sku: body.sku };
    if (kept) return askAndReport(app, lookupSettings(app, kept), asked);
    // Without another system the catalogue has the only word.
    await requireClient(db, params.uuid);
    const began = performance.now();
    const result = await findProductBySku(asked, { db, app });
    return { result, ms: Math.round(performance.now() - began) };
  },
  { ownTransactions: true },
);

/** A secret that was given for one system is told to no other, nor under another name. */
function isSentAsBefore(
  kept: { url_template: string; header_name: string | null },
  { urlTemplate, headerName }: { urlTemplate: string; headerName: string | null },
): boolean {
  return (
    headerName !== null &&
    headerName.toLowerCase() === kept.header_name?.toLowerCase() &&
    new URL(urlTemplate).origin === new URL(kept.url_template).origin
  );
}

function readLookup(db: Db<DirectoryTables>, clientId: string) {
  return db
    .selectFrom('directory.product_lookups')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

function lookupAnswer(kept: Awaited<ReturnType<typeof readLookup>>): ProductLookup {
  if (!kept) return NOT_CONFIGURED;
  return {
    configured: true,
    urlTemplate: kept.url_template,
    headerName: kept.header_name,
    hasSecret: kept.sealed_secret !== null,
    timeoutMs: kept.timeout_ms,
    enabled: kept.enabled,
    version: kept.version,
  };
}

async function requireClient(db: Db<DirectoryTables>, id: string): Promise<void> {
  const client = await db
    .selectFrom('directory.clients')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!client) throw notFound();
}
