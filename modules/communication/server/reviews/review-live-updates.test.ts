import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { RECORDS_CHANNEL, type RecordsChanged } from '#platform/server/live/announce-changes.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { storedReview } from '../testing/stored-review.ts';

const suite = await testApp();

test('a change of a review reaches the open browsers of its client alone [REV-01]', async () => {
  const [client, other] = [await suite.people.client(), await suite.people.client()];
  const received: RecordsChanged[] = [];
  const stop = suite.app.live.on<RecordsChanged>(RECORDS_CHANNEL, (message) =>
    received.push(message),
  );
  const reviewsOf = (clientId: string) =>
    received.filter((message) => message.clientId === clientId && message.records === 'reviews')
      .length;
  await storedReview(suite.app, client.id);
  await expect.poll(() => reviewsOf(client.id)).toBe(1);
  await sql`update communication.reviews set status = 'sent'`.execute(
    suite.app.database.ofClient(client.id),
  );
  await expect.poll(() => reviewsOf(client.id)).toBe(2);
  expect(reviewsOf(other.id)).toBe(0);
  stop();
});
