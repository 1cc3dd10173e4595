import type { ReviewRisk } from '#modules/communication/contract/reviews/review.ts';

/** Entries are written as in the sentiment word lists. Accused employees are found by their name, not by words. */
export type RiskWords = Record<Exclude<ReviewRisk, 'named-employee-accused'>, string> & {
  /** Phrases that name no risk although their words do ("killer prices"). */
  ignored: string;
  /** Words before the name of a person ("Mr", "called"). */
  titles: string;
  /** Words for an employee, next to which a name is that of one. */
  employees: string;
};
