/** Complete list of topics that a comment can mention. */
export const REVIEW_TOPICS = [
  'staff',
  'advice',
  'price',
  'quality',
  'choice',
  'delivery',
  'waiting',
  'opening-hours',
  'cleanliness',
  'parking',
  'after-sales',
  'packaging',
  'online-order',
  'availability',
] as const;

export type ReviewTopic = (typeof REVIEW_TOPICS)[number];
