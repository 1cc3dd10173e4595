import type { ReviewRisk } from '#modules/communication/contract/reviews/review.ts';

/** Entries use the syntax of the sentiment word lists. Accused employees are found by name, not by word lists. */
export type RiskWords = Record<Exclude<ReviewRisk, 'named-employee-accused'>, string> & {
  /** Phrases that are no risk although they contain risk words ("killer prices"). */
  ignored: string;
  /** Words that precede a person's name ("Mr", "called"). */
  titles: string;
  /** Words for an employee; a name next to one is an employee's name. */
  employees: string;
};
