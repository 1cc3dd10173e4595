/** Why a lead was lost; `idle` is the clock's. What else there is to say stands beside it in words. */
export const LOSS_REASONS = [
  'noAnswer',
  'tooExpensive',
  'notAvailable',
  'boughtElsewhere',
  'noLongerWanted',
  'other',
  'idle',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];
export const GIVEN_LOSS_REASONS = LOSS_REASONS.filter((reason) => reason !== 'idle');

/** Why a recipient has a lead not. */
export const REJECT_REASONS = [
  'notAvailable',
  'tooFar',
  'notOurProduct',
  'noTime',
  'alreadyServed',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** A reason belongs to what it is a reason for; what asks for none does not look at it. */
export function hasFittingReason(given: {
  action?: string | undefined;
  reason?: string | null | undefined;
}): boolean {
  const reasons: Partial<Record<string, readonly string[]>> = {
    reject: REJECT_REASONS,
    lose: GIVEN_LOSS_REASONS,
  };
  const { action = '', reason } = given;
  return !reason || (reasons[action]?.includes(reason) ?? true);
}
