import type { ReviewOrigin } from '../reviews/review.ts';

/** The longest reply that a source accepts, in its own unit. */
export const REPLY_LIMITS = {
  GMB: {
    limit: 4_096,
    unit: 'bytes',
    measure: (text: string) => new TextEncoder().encode(text).length,
  },
  GATOREVIEWS: { limit: 4_000, unit: 'characters', measure: (text: string) => [...text].length },
} as const;

/** How long a reply is and may be, in the unit of the source that receives it [REV-06]. */
export function replyLength(
  origin: ReviewOrigin,
  text: string,
): { length: number; limit: number; unit: 'bytes' | 'characters' } {
  const { limit, unit, measure } = REPLY_LIMITS[origin];
  return { length: measure(text), limit, unit };
}
