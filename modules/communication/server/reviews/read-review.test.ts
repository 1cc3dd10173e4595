import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendResponseCall } from '#modules/communication/contract/replies/reply-calls.ts';
import { DEFAULT_REPLY_SETTINGS } from '#modules/communication/contract/replies/reply-settings.ts';
import { getAutoreplyCall } from '#modules/communication/contract/replies/settings-calls.ts';
import { getReviewCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { createFormCall } from '#modules/forms/contract/form-calls.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandShops } from '../testing/brand-shops.ts';
import { reviewBrand } from '../testing/review-brand.ts';
import { incomingReview } from '../testing/sample-reviews.ts';
import { receiveReviews } from './receive-reviews.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const shop = brandShops(app);

test('a review changed after its reply shows the text and grade that the reply answered [REV-03]', async () => {
  const { clientId, db, read } = await reviewBrand(suite);
  const given = incomingReview({ grade: 2, comment: 'Drei Wochen Lieferzeit.' });
  const receive = (more: object) => receiveReviews({ db, app }, clientId, [{ ...given, ...more }]);
  await receive({});
  const { id } = await db
    .selectFrom('communication.reviews')
    .select('id')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  expect((await read(id)).before).toBeNull();
  await receive({ comment: 'Drei Wochen Lieferzeit!' });
  const sent = { text: 'Danke', writer: 'user', state: 'sent', decision: 'approve' } as const;
  await db
    .insertInto('communication.replies')
    .values({
      client_id: clientId,
      review_id: id,
      location_id: null,
      ...sent,
      reason: 'edited',
      sent_at: new Date(),
    })
    .execute();
  await receive({ comment: 'Alles geklärt.', grade: 4 });
  await receive({ comment: 'Alles geklärt, danke.', grade: 5 });
  expect(await read(id)).toMatchObject({
    status: 'to_reassess',
    grade: 5,
    before: { comment: 'Drei Wochen Lieferzeit!', grade: 2 },
  });
});

test('the name of the template is given with the reply that was made of it [REV-04]', async () => {
  const template = {
    id: uuidV7(),
    name: 'Merci',
    conditions: { grades: [], topics: [], origins: [], locations: [], blank: false },
    texts: { fr: 'Bonjour {name}, merci pour votre visite.\n{signature}' },
  };
  const { addReview, answer, read } = await reviewBrand(suite, { templates: [template] });
  const id = await addReview();
  await answer();
  expect(await read(id)).toMatchObject({ template: 'Merci', response: { writer: 'template' } });
});

test('sentences of a reply are marked with their topics until a person edits it [REV-04]', async () => {
  const { brandId, addReview, answer, read, visitor } = await reviewBrand(suite);
  const id = await addReview();
  await answer();
  const { response, replyMarks, version } = await read(id);
  const { text = '' } = response ?? {};
  expect(replyMarks.flatMap(({ topics }) => topics)).toContain('staff');
  for (const { at, length } of replyMarks) expect(text.slice(at, at + length)).toMatch(/[.!]$/);
  const body = { brandId, reviewId: id, version, text: `${text} Et merci.`, save: 1 as const };
  expect((await visitor.call(sendResponseCall, { body })).body.replyMarks).toEqual([]);
});

test('the lead of a review is shown only to users who may open it [USR-10]', async () => {
  const { client, clientId, brandId, db, locationId, visitor, addReview } =
    await reviewBrand(suite);
  const { body: form } = await visitor.call(createFormCall, {
    params: { clientId },
    body: { name: 'Contact' },
  });
  const elsewhere = await shop.location(client);
  const leadId = uuidV7();
  await sql`
    insert into leads.leads (client_id, id, form_id, form_version, submission_id, source, routing, location_id, optin,
      wording, fields_values, currency, tags, subscribers, observers, additional_data, metadata, skus)
    values (${clientId}, ${leadId}, ${form.id}, 1, ${uuidV7()}, 'widget', '{}', ${elsewhere}, '{}', '{}', '[]', 'EUR',
      '{}', '[]', '[]', '{}', '{}', '{}')`.execute(db);
  const id = await addReview();
  await sql`update communication.reviews set lead_id = ${leadId} where id = ${id}`.execute(db);
  const ownerOf = async (locations: readonly string[]) => {
    const owner = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
    for (const location of locations) await shop.addRepresentative(owner, client, location);
    return suite.visitor().as(owner);
  };
  const reviews = ['communication/reviews'];
  const reader = await suite.people.user({ at: [{ client, role: 'brand_user', menus: reviews }] });
  const seenBy = async (caller: typeof visitor) =>
    (await caller.call(getReviewCall, { params: { id }, query: { brandId } })).body.leadId;
  expect(await seenBy(visitor)).toBe(leadId);
  expect(await seenBy(await suite.visitor().as(reader))).toBeNull();
  expect(await seenBy(await ownerOf([locationId]))).toBeNull();
  expect(await seenBy(await ownerOf([locationId, elsewhere]))).toBe(leadId);
});

test('users of a location see in advance that they may not answer [REV-05]', async () => {
  const { client, brandId, db, visitor, locationId } = await reviewBrand(suite);
  const owner = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  await shop.addRepresentative(owner, client, locationId);
  const bound = await suite.visitor().as(owner);
  const mayAnswer = async (caller: typeof visitor) =>
    (await caller.call(getAutoreplyCall, { query: { brandId } })).body.mayAnswer;
  expect(await mayAnswer(bound)).toBe(true);
  const settings = JSON.stringify({ ...DEFAULT_REPLY_SETTINGS, locationsMayAnswer: false });
  await db.updateTable('communication.reply_settings').set({ settings }).execute();
  expect([await mayAnswer(bound), await mayAnswer(visitor)]).toEqual([false, true]);
});
