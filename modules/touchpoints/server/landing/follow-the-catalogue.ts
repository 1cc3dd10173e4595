import { type SqlBool, sql } from 'kysely';
import {
  productSaved,
  productsChanged,
  productsImported,
} from '#modules/directory/contract/events.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { askLandingPages } from './ask-landing-pages.ts';

/** Landing pages say what the catalogue says: where a product changed, its page is built again. */
const followProduct = defineListener({
  name: 'touchpoints.follow-product',
  event: productSaved,
  async handle({ event, db, app }) {
    await askLandingPages(
      { db, app },
      {
        clientId: event.clientId,
        which: sql<SqlBool>`touchpoint.landing_state <> 'none'
          and touchpoint.sku_key = lower(${event.payload.sku})`,
      },
    );
  },
});

const followImport = defineListener({
  name: 'touchpoints.follow-product-import',
  event: productsImported,
  handle: ({ event, db, app }) => followAll({ db, app }, event.clientId),
});

const followBulkChange = defineListener({
  name: 'touchpoints.follow-product-changes',
  event: productsChanged,
  handle: ({ event, db, app }) => followAll({ db, app }, event.clientId),
});

/** Such an event names no products. One that waits already is not written again, unless somebody builds it right now. */
async function followAll(house: { db: Tx; app: App }, clientId: string): Promise<void> {
  await askLandingPages(house, {
    clientId,
    which: sql<SqlBool>`(touchpoint.landing_state in ('ready', 'failed') or exists (
      select from touchpoints.landing_builds as build
      where build.client_id = touchpoint.client_id and build.touchpoint_id = touchpoint.id
        and build.leased_until > now()))`,
  });
}

export const followTheCatalogue = [followProduct, followImport, followBulkChange] as const;
