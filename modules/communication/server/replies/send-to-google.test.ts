import { afterAll, expect, test } from 'vitest';
import {
  changeSentReplyCall,
  sendResponseCall,
} from '#modules/communication/contract/replies/reply-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { saveGoogleConnection } from '../google/google-connection.ts';
import { googleReviewId } from '../google/google-links.ts';
import type { GoogleTables } from '../google/google-tables.ts';
import { startLocalBusinessProfile } from '../google/local/local-business-profile.ts';
import { reviewBrand } from '../testing/review-brand.ts';

const LYON = 'accounts/1/locations/lyon';
const google = await startLocalBusinessProfile({
  accounts: [
    {
      name: 'accounts/1',
      accountName: 'Aubrac',
      locations: [{ name: 'locations/lyon', title: 'Aubrac Lyon' }],
    },
  ],
});
afterAll(() => google.close());
const suite = await testApp({
  environment: {
    GOOGLE_CLIENT_ID: 'project',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_API_URL: google.url,
  },
});
const { app } = suite;

async function googleReply() {
  const brand = await reviewBrand(suite, { active: false });
  const { clientId, brandId } = brand;
  const db = app.database.ofClient<GoogleTables>(clientId);
  const { refreshToken } = google;
  const connection = { refreshToken, googleUser: null, userId: brand.admin.id };
  await saveGoogleConnection({ db, app }, clientId, connection);
  await db
    .insertInto('communication.google_location_links')
    .values({
      client_id: clientId,
      location_id: brand.locationId,
      google_location: 'locations/lyon',
      google_account: 'accounts/1',
      title: 'Aubrac Lyon',
    })
    .execute();
  const review = google.reviews.add(LYON, { grade: 5, comment: 'Très bon accueil.' });
  const id = await brand.addReview({ origin: 'GMB', comment: 'Très bon accueil.' });
  await brand.db
    .updateTable('communication.reviews')
    .set({ external_id: googleReviewId(review.name) })
    .where('id', '=', id)
    .execute();
  await brand.answer();
  const send = async () => {
    const { version } = await brand.read(id);
    const body = { brandId, reviewId: id, version, text: 'Merci, à bientôt !' };
    const answer = await brand.visitor.call(sendResponseCall, { body });
    await brand.skipUndo();
    return answer;
  };
  const changeSent = async (text: string | null) => {
    const body = { brandId, reviewId: id, version: (await brand.read(id)).version, text };
    const answer = await brand.visitor.call(changeSentReplyCall, { body });
    await brand.skipUndo();
    return answer;
  };
  return { review, send, changeSent, read: () => brand.read(id) };
}

test('a reply reaches Google and waits there for moderation [REV-09]', async () => {
  const { review, send, read } = await googleReply();
  expect((await send()).status).toBe(200);
  await expect.poll(async () => (await read()).status).toBe('sent');
  expect((await read()).response).toMatchObject({ state: 'sent', sourceState: 'pending' });
  expect(google.reviews.find(review.name)?.reviewReply?.comment).toBe('Merci, à bientôt !');
});

test('a review that is gone at Google fails its reply, a busy Google delays it [REV-09]', async () => {
  const gone = await googleReply();
  google.reviews.remove(gone.review.name);
  await gone.send();
  await expect.poll(async () => (await gone.read()).status).toBe('failed');
  expect((await gone.read()).response).toMatchObject({ failure: 'reviewGone' });

  const delayed = await googleReply();
  google.answerNext({ status: 503 });
  await delayed.send();
  await expect.poll(async () => (await delayed.read()).response?.failure).toBe('unavailable');
  expect(await delayed.read()).toMatchObject({ status: 'ready', response: { state: 'scheduled' } });
});

test('a reply that the location writes at Google while ours waits is not replaced [REV-09]', async () => {
  const { review, send, read } = await googleReply();
  review.reviewReply = {
    comment: 'Merci de toute l’équipe !',
    updateTime: '2026-11-02T10:00:00Z',
    reviewReplyState: 'APPROVED',
  };
  await send();
  await expect.poll(async () => (await read()).status).toBe('sent');
  expect((await read()).response).toMatchObject({
    writer: 'source',
    state: 'sent',
    text: 'Merci de toute l’équipe !',
    sentBy: null,
  });
  expect((await read()).history.map(({ kind }) => kind)).toContain('answered-at-source');
  expect(review.reviewReply.comment).toBe('Merci de toute l’équipe !');
});

test('a reply that was sent is replaced at Google, and deleted there [REV-05] [REV-09]', async () => {
  const { review, send, changeSent, read } = await googleReply();
  const shown = () => google.reviews.find(review.name)?.reviewReply?.comment;
  expect((await changeSent('Trop tôt')).problem).toMatchObject({ code: 'NO_REPLY_TO_SEND' });
  await send();
  await expect.poll(async () => (await read()).status).toBe('sent');
  expect((await changeSent('Merci encore !')).body.response).toMatchObject({ state: 'scheduled' });
  await expect.poll(shown).toBe('Merci encore !');
  await expect.poll(async () => (await read()).status).toBe('sent');
  expect((await changeSent(null)).body).toMatchObject({
    status: 'manual',
    response: { state: 'proposed', text: 'Merci encore !', sentAt: null },
  });
  await expect.poll(shown).toBeUndefined();
  await expect
    .poll(async () => (await read()).history.map(({ kind }) => kind))
    .toContain('reply-deleted');
});

test('a reply of the location at Google is not deleted [REV-09]', async () => {
  const { review, send, changeSent, read } = await googleReply();
  await send();
  await expect.poll(async () => (await read()).status).toBe('sent');
  const own = { comment: 'De notre part', updateTime: new Date().toISOString() };
  review.reviewReply = { ...own, reviewReplyState: 'APPROVED' };
  await changeSent(null);
  await expect
    .poll(async () => (await read()).history.map(({ kind }) => kind))
    .toContain('reply-deleted');
  expect(google.reviews.find(review.name)?.reviewReply?.comment).toBe('De notre part');
});
