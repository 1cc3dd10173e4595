/** What is counted of a lead, each by what must hold of one that was counted. */
export const OUTCOMES = {
  created: 'true',
  accepted: 'is_accepted',
  converted: `status = 'converted'`,
  lost: `status = 'lost'`,
  idle: 'is_idle',
  open: `status = 'accepted'`,
  waiting: `status = 'new'`,
} as const;
export type Outcome = keyof typeof OUTCOMES;
export const OUTCOME_NAMES = Object.keys(OUTCOMES) as Outcome[];
