import type { ReviewTopic } from '#modules/communication/contract/review-topics.ts';

/** Entries use the syntax of the sentiment word lists: separated by commas, `stem*`, phrases. */
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

export type TopicWords = Record<ReviewTopic, TopicEntries> & {
  /** Customer service: staff when praised, after-sales when criticised or about a defect. */
  customerService: string;
  /** Phrases that name no topic although they contain topic words ("no choice but"). */
  ignored: string;
};
