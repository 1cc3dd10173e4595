import { Readable } from 'node:stream';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import type { ProductFacts } from '#modules/directory/contract/products/product-ports.ts';
import type { LandingState } from '#modules/touchpoints/contract/touchpoint.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { readClientBrand } from '../../configurations/brand-settings.ts';
import type { TouchpointsTables } from '../../tables.ts';
import type { FetchedPicture } from './fetch-picture.ts';
import type { WaitingPage } from './waiting-pages.ts';

/** A quarter of an hour, doubled after each failure; then only a change in the catalogue or a user triggers a retry. */
const FIRST_MINUTES = 15;
const MAX_TRIES = 8;

interface AppContext {
  db: Tx<TouchpointsTables>;
  app: App;
}
interface BuiltPage {
  clientId: string;
  waiting: WaitingPage;
  product: ProductFacts;
  picture: FetchedPicture | { outcome: 'kept' };
  /** The page's picture of the same URL. */
  sameFileId: string | null;
  /** The page's current picture. */
  oldFileId: string | null;
}

export async function storeLandingPage(appContext: AppContext, page: BuiltPage): Promise<void> {
  const { db, app } = appContext;
  const { clientId, waiting, picture, oldFileId } = page;
  // A temporarily unavailable picture does not remove the previous one.
  const fileId =
    picture.outcome === 'brought'
      ? await keepPicture(appContext, { clientId, webp: picture.webp })
      : page.sameFileId;
  const content = {
    facts: JSON.stringify(page.product),
    image_file_id: fileId,
    built_at: new Date(),
  };
  await db
    .insertInto('touchpoints.landing_pages')
    .values({ client_id: clientId, touchpoint_id: waiting.id, ...content })
    .onConflict((conflict) => conflict.columns(['client_id', 'touchpoint_id']).doUpdateSet(content))
    .execute();
  if (oldFileId && oldFileId !== fileId) await app.files.remove(db, { clientId, id: oldFileId });
  await markReady(appContext, page);
  const key = { clientId, id: waiting.id };
  if (picture.outcome === 'failed') await tryAgainLater({ db }, key);
  else await endBuild({ db }, key);
}

/** An older page remains visible. */
export async function recordBuildFailure(
  { db }: { db: Tx<TouchpointsTables> },
  { clientId, waiting }: { clientId: string; waiting: WaitingPage },
): Promise<void> {
  await db
    .updateTable('touchpoints.touchpoints')
    .set({
      landing_state: unlessRequestedAgain(
        waiting,
        sql<LandingState>`case when landing_built_at is null then 'failed' else 'ready' end`,
      ),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', waiting.id)
    .execute();
  await tryAgainLater({ db }, { clientId, id: waiting.id });
}

async function keepPicture(
  { db, app }: AppContext,
  { clientId, webp }: { clientId: string; webp: Buffer },
): Promise<string> {
  const { id } = await app.files.put(db, {
    clientId,
    name: 'picture.webp',
    stream: Readable.from([webp]),
    maxBytes: webp.length,
    allow: ['webp'],
  });
  return id;
}

async function markReady({ db, app }: AppContext, page: BuiltPage): Promise<void> {
  const { clientId, waiting, product } = page;
  const { defaultLocale } = await readClientBrand({ db, app }, clientId);
  await db
    .updateTable('touchpoints.touchpoints')
    .set({
      landing_state: unlessRequestedAgain(waiting, sql<LandingState>`'ready'`),
      landing_built_at: new Date(),
      // A refresh request stays pending until the picture's host has responded, or if it is requested again.
      ...(page.picture.outcome !== 'failed' && {
        landing_fresh: sql<boolean>`landing_fresh and ${isRequestedAgain(waiting)}`,
      }),
      product_name: nameIn(product.names, defaultLocale, defaultLocale),
      // A Digital Link needs a GTIN; printed ones continue to resolve, see `printed_gtins`.
      gtin: sql<string | null>`case when digital_link
        then coalesce(${product.gtin}::text, gtin) else ${product.gtin}::text end`,
    })
    .where('client_id', '=', clientId)
    .where('id', '=', waiting.id)
    .execute();
}

/** If the page was requested again during the build, the data may be outdated, so the page keeps waiting. */
function unlessRequestedAgain(
  waiting: WaitingPage,
  state: RawBuilder<LandingState>,
): RawBuilder<LandingState> {
  return sql`case when ${isRequestedAgain(waiting)} then landing_state else ${state} end`;
}

function isRequestedAgain({ askedAt }: WaitingPage): RawBuilder<SqlBool> {
  return sql`landing_asked_at is distinct from ${askedAt}::timestamptz`;
}

async function endBuild(
  { db }: { db: Tx<TouchpointsTables> },
  page: { clientId: string; id: string },
): Promise<void> {
  await db
    .deleteFrom('touchpoints.landing_builds')
    .where('client_id', '=', page.clientId)
    .where('touchpoint_id', '=', page.id)
    .execute();
}

/** Releases the page for other workers and schedules the next attempt. */
async function tryAgainLater(
  { db }: { db: Tx<TouchpointsTables> },
  page: { clientId: string; id: string },
): Promise<void> {
  await sql`
    update touchpoints.landing_builds set leased_until = now(), tries = tries + 1,
      retry_at = case when tries + 1 < ${MAX_TRIES}
        then now() + make_interval(mins => ${FIRST_MINUTES} * (1 << tries)) end
    where client_id = ${page.clientId} and touchpoint_id = ${page.id}`.execute(db);
}
