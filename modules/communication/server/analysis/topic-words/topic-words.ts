/** The closed list of topics that a comment can speak of. */
export const TOPICS = [
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

export type Topic = (typeof TOPICS)[number];

/** Entries are written as in the sentiment word lists: separated by commas, `stem*`, phrases. */
export interface TopicEntries {
  /** Name the topic and carry no sentiment of their own. */
  words: string;
  /** Name the topic and praise it ("affordable"). */
  good?: string;
  /** Name the topic and criticise it ("overpriced"). */
  bad?: string;
  /** Name the topic only together with a sentiment in the same part of the sentence ("product"). */
  weak?: string;
}

export type TopicWords = Record<Topic, TopicEntries> & {
  /** Customer service: staff when praised, after-sales when criticised or about a defect. */
  customerService: string;
  /** Phrases that name no topic although their words do ("no choice but"). */
  ignored: string;
};
