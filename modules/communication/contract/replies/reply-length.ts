import type { ReviewOrigin } from '../reviews/review.ts';

const LIMITS = {
  GMB: { limit: 4_096, unit: 'bytes' },
  GATOREVIEWS: { limit: 4_000, unit: 'characters' },
} as const;

/** How long a reply is and may be, in the unit of the source that receives it [REV-06]. */
export function replyLength(
  origin: ReviewOrigin,
  text: string,
): { length: number; limit: number; unit: 'bytes' | 'characters' } {
  const { limit, unit } = LIMITS[origin];
  const length = unit === 'bytes' ? new TextEncoder().encode(text).length : [...text].length;
  return { length, limit, unit };
}
