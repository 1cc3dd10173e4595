import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { RECORDS_CHANNEL, type RecordsChanged } from '#platform/server/live/announce-changes.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { storedReview } from '../testing/stored-review.ts';

const house = await testApp();

test('a change of a review reaches the open browsers of its client alone [REV-01]', async () => {
  const [client, other] = [await house.people.client(), await house.people.client()];
  const heard: RecordsChanged[] = [];
  const stop = house.app.live.on<RecordsChanged>(RECORDS_CHANNEL, (told) => heard.push(told));
  const reviewsOf = (clientId: string) =>
    heard.filter((told) => told.clientId === clientId && told.records === 'reviews').length;
  await storedReview(house.app, client.id);
  await expect.poll(() => reviewsOf(client.id)).toBe(1);
  await sql`update communication.reviews set status = 'sent'`.execute(
    house.app.database.ofClient(client.id),
  );
  await expect.poll(() => reviewsOf(client.id)).toBe(2);
  expect(reviewsOf(other.id)).toBe(0);
  stop();
});
