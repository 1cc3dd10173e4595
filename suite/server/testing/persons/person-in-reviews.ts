import { sql } from 'kysely';
import { expect } from 'vitest';
import { receiveReviews } from '#modules/communication/server/reviews/receive-reviews.ts';
import type { CommunicationTables } from '#modules/communication/server/tables.ts';
import { incomingReview } from '#modules/communication/server/testing/sample-reviews.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import type { TestHouse } from '#platform/testing/test-house.ts';
import { EMAIL, FIRST, LAST } from './rare-person.ts';

/** A review of the person with its reply and history, and one of somebody else that gives the person's address. */
export async function inReviews(
  { app }: TestHouse,
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
  // The job has read the reviews: what is written below stays as it is.
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
