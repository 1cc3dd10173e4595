/** Counted outcomes of a lead, each with its SQL condition on a counted lead. */
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
