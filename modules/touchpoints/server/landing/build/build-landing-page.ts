import {
  type FoundFacts,
  productFacts,
} from '#modules/directory/contract/products/product-facts.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../../tables.ts';
import type { WaitingPage } from './claim-landing-pages.ts';
import { fetchPicture } from './fetch-picture.ts';
import { recordBuildFailure, storeLandingPage } from './store-landing-page.ts';

/**
 * Requests the product's facts and picture outside a transaction, because both can take long, then stores the page in
 * one.
 */
export async function buildLandingPage(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  given: { clientId: string; waiting: WaitingPage; signal: AbortSignal },
): Promise<'built' | 'failed'> {
  const { clientId, waiting } = given;
  const found = await askFacts({ db, app }, given);
  if (found.outcome !== 'found') {
    await db.transaction().execute((tx) => recordBuildFailure({ db: tx }, { clientId, waiting }));
    return 'failed';
  }
  const { product } = found;
  const kept = await db
    .selectFrom('touchpoints.landing_pages')
    .select(['facts', 'image_file_id as fileId'])
    .where('client_id', '=', clientId)
    .where('touchpoint_id', '=', waiting.id)
    .executeTakeFirst();
  const sameFileId = kept?.facts.imageUrl === product.imageUrl ? kept.fileId : null;
  const picture =
    sameFileId && !waiting.fresh
      ? ({ outcome: 'kept' } as const)
      : await fetchPicture({ app }, { url: product.imageUrl, signal: given.signal });
  await db.transaction().execute((tx) =>
    storeLandingPage(
      { db: tx, app },
      {
        clientId,
        waiting,
        product,
        picture,
        sameFileId,
        oldFileId: kept?.fileId ?? null,
      },
    ),
  );
  return 'built';
}

async function askFacts(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  { clientId, waiting }: { clientId: string; waiting: WaitingPage },
): Promise<FoundFacts> {
  try {
    return await app.ports.ask(productFacts, { clientId, reference: waiting.sku }, { db, app });
  } catch (error) {
    // One unreadable product must not block the others.
    app.log.error({ error, touchpointId: waiting.id }, 'the facts of a product could not be read');
    return { outcome: 'failed' };
  }
}
