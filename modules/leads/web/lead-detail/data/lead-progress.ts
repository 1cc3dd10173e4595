import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { computeLeadDeadline } from '../../data/compute-lead-deadline.ts';

type LeadTimes = Pick<Lead, 'status' | 'createdAt' | 'acceptedAt' | 'closesAt' | 'answerBy'>;

/** Progress of a lead at one moment. */
interface LeadProgressDisplay {
  /** The lead was accepted or has ended. */
  isAnswered: boolean;
  hasEnded: boolean;
  /** Elapsed share of the time until the lead is lost automatically, 0 to 1. */
  used: number;
  /** The brand's response goal has passed. */
  isLate: boolean;
}

export function computeLeadProgress(lead: LeadTimes, now: number): LeadProgressDisplay {
  const { status, acceptedAt, answerBy } = lead;
  const hasEnded = status === 'converted' || status === 'lost';
  const due = hasEnded ? null : computeLeadDeadline(lead, now);
  return {
    isAnswered: acceptedAt !== null || hasEnded,
    hasEnded,
    used: hasEnded ? 1 : (due?.used ?? 0),
    isLate: status === 'new' && answerBy !== null && Date.parse(answerBy) < now,
  };
}
