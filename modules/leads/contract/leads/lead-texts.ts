import type { LeadStatus } from '../lead-status.ts';
import type { LossReason } from './lead-reasons.ts';

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
