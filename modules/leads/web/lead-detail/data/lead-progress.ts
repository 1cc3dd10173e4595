import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { computeLeadDeadline } from '../../data/compute-lead-deadline.ts';

type Times = Pick<Lead, 'status' | 'createdAt' | 'acceptedAt' | 'closesAt' | 'answerBy'>;

/** How far a lead has come at one moment. */
export interface LeadProgressDisplay {
  /** Its piece of the line is walked to the end. */
  isAnswered: boolean;
  hasEnded: boolean;
  /** Between 0 and 1: how much of the time until it is lost automatically is over. */
  used: number;
  /** Under two days are left. */
  isSoon: boolean;
  /** The brand's own goal for an answer has passed. */
  isLate: boolean;
}

export function computeLeadProgress(lead: Times, now: number): LeadProgressDisplay {
  const { status, acceptedAt, answerBy } = lead;
  const hasEnded = status === 'converted' || status === 'lost';
  const due = hasEnded ? null : computeLeadDeadline(lead, now);
  return {
    isAnswered: acceptedAt !== null || hasEnded,
    hasEnded,
    used: hasEnded ? 1 : (due?.used ?? 0),
    isSoon: due?.isSoon ?? false,
    isLate: status === 'new' && answerBy !== null && Date.parse(answerBy) < now,
  };
}
