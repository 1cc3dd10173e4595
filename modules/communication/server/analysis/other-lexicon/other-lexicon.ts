import type { ReviewTopic } from '#modules/communication/contract/review-topics.ts';

/**
 * Short word lists of a language without automatic replies, sufficient for sentiment and topics. Entries use the syntax
 * of the sentiment word lists. Languages without spaces between words are matched by character.
 */
export interface OtherLanguageWords {
  praise: string;
  complaint: string;
  neutral: string;
  negators: string;
  contrast: string;
  functionWords: string;
  topics: Partial<Record<ReviewTopic, string>>;
  /** True if a negator may follow the word that it negates. */
  negatesBackwards?: boolean;
  hasNoSpaces?: boolean;
}
