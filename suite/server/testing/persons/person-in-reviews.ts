import { sql } from 'kysely';
import { expect } from 'vitest';
import { receiveReviews } from '#modules/communication/server/reviews/receive-reviews.ts';
import type { CommunicationTables } from '#modules/communication/server/tables.ts';
import { incomingReview } from '#modules/communication/server/testing/sample-reviews.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { EMAIL, FIRST, LAST } from './rare-person.ts';

/** A review of the person with reply and history, and one of another person that mentions the person's address. */
export async function inReviews(
  { app }: TestApp,
  { clientId }: { clientId: string },
): Promise<void> {
  const db = app.database.ofClient<CommunicationTables>(clientId);
  const reply = {
    text: `Thank you, ${FIRST}!`,
    at: new Date(),
    state: 'approved',
    policyReason: null,
  } as const;
  const review = incomingReview({
    externalId: 'rare-1',
    username: `${FIRST} ${LAST}`,
    email: EMAIL,
    comment: `Call me: ${EMAIL}. ${LAST}`,
    media: [{ thumbnail: 'https://x.example/t', address: `https://x.example/${LAST}` }],
    sourceAddress: `https://x.example/${FIRST}`,
    reply,
  });
  await receiveReviews({ db, app }, clientId, [
    review,
    incomingReview({
      externalId: 'rare-2',
      username: 'Somebody',
      comment: `Ask ${EMAIL}, I mean ${FIRST}.`,
    }),
  ]);
  await receiveReviews({ db, app }, clientId, [{ ...review, comment: `Changed by ${LAST}` }]);
  await eventsAreDelivered(app);
  // Waits until the job has analysed the reviews, so that it does not change the rows written below.
  await expect
    .poll(() =>
      db
        .selectFrom('communication.reviews')
        .select('id')
        .where('analysed_at', 'is', null)
        .execute(),
    )
    .toEqual([]);
  await sql`
    insert into communication.corrected_replies (client_id, id, review_id, by_user, written, note)
    select client_id, gen_random_uuid(), id, gen_random_uuid(), ${`Dear ${LAST}`}, ${`It is ${FIRST}`}
    from communication.reviews where external_id = 'rare-1'`.execute(db);
  await sql`
    update communication.replies as reply set evaluation = ${JSON.stringify({ score: 1, checks: [LAST] })}
    from communication.reviews as review
    where review.id = reply.review_id and review.external_id = 'rare-1'`.execute(db);
}
