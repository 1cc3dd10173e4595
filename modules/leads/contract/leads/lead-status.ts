/** Status of a lead [LEAD-04]. */
export const LEAD_STATUSES = ['new', 'accepted', 'converted', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Where leads come from: a touchpoint's visit, else the way they were sent. */
export const LEAD_ORIGINS = ['touchpoint', 'widget', 'page', 'api'] as const;
export type LeadOrigin = (typeof LEAD_ORIGINS)[number];

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

/** Why a recipient rejects a lead. */
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

/** Text keys of lead statuses and loss reasons, for the list and its export. */

export const LEAD_STATUS_TEXTS = {
  new: 'platform:status.new',
  accepted: 'platform:status.accepted',
  converted: 'platform:status.converted',
  lost: 'platform:status.lost',
} as const satisfies Record<LeadStatus, string>;

export const LOSS_TEXTS = {
  noAnswer: 'leads:list.loss.noAnswer',
  tooExpensive: 'leads:list.loss.tooExpensive',
  notAvailable: 'leads:list.loss.notAvailable',
  boughtElsewhere: 'leads:list.loss.boughtElsewhere',
  noLongerWanted: 'leads:list.loss.noLongerWanted',
  other: 'leads:list.loss.other',
  idle: 'leads:list.loss.idle',
} as const satisfies Record<LossReason, string>;
