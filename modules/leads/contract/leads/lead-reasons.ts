/** Reasons for a lost lead; `idle` is set automatically. A free text can be added. */
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

/** A reason must match its action; actions without reasons ignore it. */
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
