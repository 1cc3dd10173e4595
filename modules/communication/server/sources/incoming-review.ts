import type { SourceState } from '#modules/communication/contract/replies/reply.ts';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';

/** A review as any source gives it; its texts are checked and storable. */
export interface IncomingReview {
  origin: ReviewOrigin;
  /** Unique at its source: for GMB `locations/…/reviews/…`, without the account. */
  externalId: string;
  /** A location of the client, or null for a review of the brand. */
  locationId: string | null;
  writtenAt: Date;
  sourceUpdatedAt: Date | null;
  username: string;
  email: string | null;
  leadId: string | null;
  grade: number;
  comment: string;
  media: { thumbnail: string; address: string }[];
  sourceAddress: string | null;
  /** The reply that the source shows. */
  reply: { text: string; at: Date; state: SourceState; policyReason: string | null } | null;
}
