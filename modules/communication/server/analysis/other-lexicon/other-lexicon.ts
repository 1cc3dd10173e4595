import type { ReviewTopic } from '#modules/communication/contract/review-topics.ts';

/**
 * Short word lists of a language that is not answered automatically: enough to show sentiment and topics of its reviews.
 * Entries are written as in the sentiment word lists. Languages without spaces between words are matched by character.
 */
export interface OtherWords {
  praise: string;
  complaint: string;
  neutral: string;
  negators: string;
  contrast: string;
  functionWords: string;
  topics: Partial<Record<ReviewTopic, string>>;
  /** Whether a negator may follow what it negates. */
  negatesBackwards?: boolean;
  hasNoSpaces?: boolean;
}
