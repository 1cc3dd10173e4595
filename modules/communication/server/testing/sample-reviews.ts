import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { IncomingReview } from '../sources/reply-sender.ts';

/** A review as a source gives it, for tests. */
export function incomingReview(given: Partial<IncomingReview> = {}): IncomingReview {
  return {
    origin: 'GATOREVIEWS',
    externalId: uuidV7(),
    locationId: null,
    writtenAt: new Date('2026-11-01T10:00:00Z'),
    sourceUpdatedAt: null,
    username: 'Solveig Aas',
    email: null,
    leadId: null,
    grade: 5,
    comment: 'Hyggelig betjening og godt utvalg.',
    media: [],
    sourceAddress: null,
    reply: null,
    ...given,
  };
}
