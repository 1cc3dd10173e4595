import { setTimeout } from 'node:timers/promises';
import { ingestReviewsCall } from '#modules/communication/contract/reviews/intake-calls.ts';
import { sendLeadCall } from '#modules/forms/contract/intake/intake-calls.ts';
import { findShopsCall } from '#modules/forms/contract/widget/public-form-calls.ts';
import { PAGE } from '#modules/forms/server/testing/submission.ts';
import { useLinkCall } from '#modules/leads/contract/links/link-calls.ts';
import type { CallDefinition, CallInput, CallOutput } from '#platform/contract/call.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import type { LoopApp, LoopBrand } from './loop-brand.ts';

/** In hundredths. */
export const LOOP_PRICE = 12_490;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1';
const COMMENTS = [
  'Accueil chaleureux et très bons conseils, la cocotte est superbe.',
  'Vendeuse aimable et souriante, magasin bien rangé.',
  'Très bon choix, équipe à l’écoute, je reviendrai.',
  'Conseils précis et produits de qualité, merci à toute l’équipe.',
];

/** Several loops, at most `atOnce` at a time. */
export async function runLoops(
  loopApp: LoopApp,
  brand: LoopBrand,
  { loops, atOnce }: { loops: number; atOnce: number },
): Promise<void> {
  const waiting = Array.from({ length: loops }, (_, nth) => nth).values();
  const worker = async () => {
    for (const nth of waiting) await runLoop(loopApp, brand, nth);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** One person from scan to review, by calls alone: code, page, nearest store, request, mail, accepted, sold, reviewed. */
async function runLoop(loopApp: LoopApp, brand: LoopBrand, nth: number): Promise<void> {
  const { client, formId, suffix, sku, stores, reviewKey } = brand;
  const address = `198.51.${Math.floor(nth / 250)}.${1 + (nth % 250)}`;
  const consumer = loopApp.visitor({
    'user-agent': `${PHONE} ${nth}`,
    'x-forwarded-for': address,
    ...PAGE,
  });
  const scan = await consumer.send({
    method: 'GET',
    path: `/s/${client.brandId}/${suffix}?q`,
    // A code is opened by the camera, not by a page.
    headers: { origin: '' },
  });
  const landing = new URL(String(scan.headers.location));
  const page = await consumer.send({ method: 'GET', path: landing.pathname + landing.search });
  if (page.status !== 200) throw new Error(`the landing page answered ${page.status}`);
  const town = stores[nth % stores.length];
  if (!town) throw new Error('the brand has no stores');
  const { latitude, longitude } = town;
  const found = await use(consumer, findShopsCall, {
    params: { formId },
    query: { latitude: latitude + 0.01, longitude },
  });
  const store = stores.find(({ id }) => id === found.items[0]?.id);
  if (store?.id !== town.id) throw new Error('the nearest store is not the first');
  const email = `loop.${nth}@${client.brandId}.example`;
  const lead = await use(consumer, sendLeadCall, {
    params: { formId },
    headers: {},
    body: {
      submissionId: uuidV7(),
      locale: 'en',
      answers: {
        product: sku,
        firstname: `Person ${nth}`,
        lastname: `Loop ${nth}`,
        email,
        consent_email: true,
      },
      locationId: store.id,
      visitId: landing.searchParams.get('v'),
      landedAt: new Date().toISOString(),
    },
  });
  const token = await loopApp.until(() => findToken(loopApp, store.email, lead.id));
  const retailer = loopApp.visitor({ 'x-forwarded-for': address });
  await use(retailer, useLinkCall, { params: { token }, body: { action: 'accept' } });
  const sale = { action: 'convert', price: LOOP_PRICE } as const;
  await use(retailer, useLinkCall, { params: { token }, body: sale });
  const review = {
    externalId: `loop-${nth}`,
    locationId: store.id,
    date: new Date().toISOString(),
    username: `Person ${nth}`,
    email,
    grade: 5,
    comment: COMMENTS[Math.floor(nth / stores.length) % COMMENTS.length],
  };
  const taken = await use(loopApp.visitor({ 'x-forwarded-for': address }), ingestReviewsCall, {
    headers: { authorization: `Bearer ${reviewKey}` },
    body: { reviews: [review] },
  });
  if (taken.received !== 1) throw new Error(`the review was refused: ${JSON.stringify(taken)}`);
}

async function findToken(
  { app }: LoopApp,
  store: string,
  leadId: string,
): Promise<string | undefined> {
  const link = new RegExp(`/protected/lead/${leadId}\\?token=([\\w-]+)`);
  for (const { text } of await mailsTo(app, store)) {
    const [, token] = link.exec(text) ?? [];
    if (token) return token;
  }
  return undefined;
}

/** How often a call is sent again when the server says that it was too busy, as people and machines do. */
const MAX_REPEATS = 5;

/** The answer of a call that must succeed. */
export async function use<Call extends CallDefinition>(
  visitor: Visitor,
  call: Call,
  input: CallInput<Call>,
): Promise<CallOutput<Call>> {
  let answer = await visitor.call(call, input);
  for (let repeats = 0; answer.status === 503 && repeats < MAX_REPEATS; repeats += 1) {
    await setTimeout(1_000);
    answer = await visitor.call(call, input);
  }
  const { status, body, problem } = answer;
  if (status >= 400) throw new Error(`${call.path} answered ${status}: ${JSON.stringify(problem)}`);
  return body;
}
