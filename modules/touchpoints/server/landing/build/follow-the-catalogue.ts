import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  productSaved,
  productsChanged,
  productsImported,
} from '#modules/directory/contract/events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { buildLandingPages } from './build-landing-pages.job.ts';
import { markWaiting } from './waiting-pages.ts';

/** Landing pages follow the catalogue: a changed product rebuilds its page. */
const followProduct = defineListener({
  name: 'touchpoints.follow-product',
  event: productSaved,
  handle: ({ event, ...appContext }) => follow(appContext, event.clientId, [event.payload.sku]),
});

const followImport = defineListener({
  name: 'touchpoints.follow-product-import',
  event: productsImported,
  handle: ({ event, ...appContext }) => follow(appContext, event.clientId, event.payload.skus),
});

const followBulkChange = defineListener({
  name: 'touchpoints.follow-product-changes',
  event: productsChanged,
  handle: ({ event, ...appContext }) => follow(appContext, event.clientId, event.payload.skus),
});

async function follow(
  appContext: { db: Tx; app: App },
  clientId: string,
  skus: readonly string[],
): Promise<void> {
  await queueLandingPages(appContext, {
    clientId,
    which: sql<SqlBool>`touchpoint.landing_state <> 'none'
      and touchpoint.sku_key = any (array(select lower(sku) from unnest(${skus}::text[]) as sku))`,
  });
}

export const followTheCatalogue = [followProduct, followImport, followBulkChange] as const;

/** Marks pages as waiting; a worker builds them as soon as possible. Visitors see the old page until then. */
async function queueLandingPages(
  { db, app }: { db: Db; app: App },
  given: { clientId: string; which: RawBuilder<SqlBool> },
): Promise<number> {
  const markedCount = await markWaiting({ db }, given);
  if (markedCount > 0)
    await app.jobs.enqueue(
      db,
      buildLandingPages,
      {},
      {
        clientId: given.clientId,
        uniqueKey: 'waiting',
      },
    );
  return markedCount;
}
