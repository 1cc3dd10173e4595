import { sql } from 'kysely';
import { DEFAULT_REPLY_SETTINGS } from '#modules/communication/contract/replies/reply-settings.ts';
import { makeReviewKeyCall } from '#modules/communication/contract/reviews/intake-calls.ts';
import { setReplyAddress } from '#modules/communication/server/sources/gatoreviews-sender.ts';
import type { CommunicationTables } from '#modules/communication/server/tables.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { openSettings } from '#modules/forms/server/testing/submission.ts';
import { createProductTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import { findTouchpointCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import {
  startTestReceiver,
  type TestReceiver,
} from '#platform/server/outbound/testing/test-receiver.ts';
import { People, type TestClient } from '#platform/testing/people.ts';
import type { Visitor } from '#platform/testing/visitor.ts';

/** What a loop needs of a test or of a bench. Trusts X-Forwarded-For, so that each loop has its own address. */
export interface LoopApp {
  app: App;
  visitor(headers?: Record<string, string>): Visitor;
  /** Waits until the condition returns a value other than undefined. */
  until<Result>(condition: () => Promise<Result | undefined>): Promise<Result>;
}

interface LoopStore {
  id: string;
  email: string;
  latitude: number;
  longitude: number;
}

export interface LoopBrand {
  client: TestClient;
  admin: Visitor;
  formId: string;
  sku: string;
  touchpointId: string;
  suffix: string;
  stores: readonly LoopStore[];
  reviewKey: string;
  /** The source of the reviews, which receives the replies. */
  source: TestReceiver;
}

const SKU = 'COC-24';
/** In the middle of France, some 30 km apart, so that each is the nearest of its visitors. */
function storePosition(nth: number): { latitude: number; longitude: number } {
  return { latitude: 44.2 + (nth % 10) * 0.35, longitude: 0.5 + Math.floor(nth / 10) * 0.35 };
}

/**
 * A brand with everything of the loop: a form, a product with its code, automatic replies without delay, and a store for
 * each loop, because replies of one store that are too much alike wait for approval.
 */
export async function loopBrand(
  { app, visitor, until }: LoopApp,
  { loops }: { loops: number },
): Promise<LoopBrand> {
  const people = new People(app);
  const client = await people.client({ name: 'Maison Aubrac', timeZone: 'Europe/Paris' });
  const { id: clientId, brandId } = client;
  const user = await people.user({ at: [{ client, role: 'brand_admin' }] });
  const admin = await visitor().as(user);
  const stores = await Promise.all(
    Array.from({ length: loops }, async (_, nth): Promise<LoopStore> => {
      const position = storePosition(nth);
      const place = { city: `Town ${nth}`, postalCode: '', country: 'FR', ...position };
      const email = `store-${nth}-${brandId}@store.example`;
      const id = await brandShop(app, clientId, { name: `Cuisines ${nth}`, email, ...place });
      return { id, email, ...position };
    }),
  );
  await sql`
    insert into directory.products (client_id, id, sku, names, category)
    values (${clientId}, ${uuidV7()}, ${SKU}, ${{ en: 'Casserole, 24 cm' }}, 'Cookware')`.execute(
    app.database.acrossClients(),
  );
  const form = await brandForm(app, clientId, { settings: openSettings() });
  const source = await startTestReceiver();
  await answerAutomatically(app, { clientId, userId: user.id, source });
  const key = await admin.call(makeReviewKeyCall, { body: { brandId, name: 'Reviews' } });
  const made = await admin.call(createProductTouchpointCall, { body: { brandId, sku: SKU } });
  const touchpoint = made.body.created[0];
  if (!touchpoint) throw new Error('the product got no touchpoint');
  const { _id: touchpointId, sourceSuffix: suffix } = touchpoint;
  const which = { params: { id: touchpointId }, query: { brandId } };
  await until(async () => {
    const { body } = await admin.call(findTouchpointCall, which);
    return body.landingPageState === 'ready' || undefined;
  });
  const reviewKey = key.body.key;
  return {
    client,
    admin,
    formId: form.id,
    sku: SKU,
    touchpointId,
    suffix,
    stores,
    reviewKey,
    source,
  };
}

async function answerAutomatically(
  app: App,
  { clientId, userId, source }: { clientId: string; userId: string; source: TestReceiver },
): Promise<void> {
  const db = app.database.ofClient<CommunicationTables>(clientId);
  const settings = {
    ...DEFAULT_REPLY_SETTINGS,
    active: true,
    delayMinutes: 0,
    onlyOpeningHours: false,
    // Replies to few different comments resemble each other, which costs points.
    thresholds: { send: 50, approve: 40 },
  };
  await db
    .insertInto('communication.reply_settings')
    .values({ client_id: clientId, settings: JSON.stringify(settings), updated_by: userId })
    .execute();
  const given = { url: `${source.url}/replies`, newSecret: false };
  await setReplyAddress({ db, app }, { clientId, userId }, given);
}
