/** Reasons for which a review is never answered automatically. */
export const RISKS = [
  'injury',
  'food-safety',
  'discrimination',
  'harassment',
  'theft',
  'legal-threat',
  'press',
  'personal-data',
  'named-employee-accused',
] as const;

export type Risk = (typeof RISKS)[number];

/** Entries are written as in the sentiment word lists. Accused employees are found by their name, not by words. */
export type RiskWords = Record<Exclude<Risk, 'named-employee-accused'>, string> & {
  /** Phrases that name no risk although their words do ("killer prices"). */
  ignored: string;
  /** Words before the name of a person ("Mr", "called"). */
  titles: string;
  /** Words for an employee, next to which a name is that of one. */
  employees: string;
};
