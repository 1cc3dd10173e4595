import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';

const DAY_MS = 24 * 3_600_000;
const SOON_MS = 2 * DAY_MS;

/** State of a lead's deadline at a given time. */
interface DueOfLead {
  /** Elapsed share of the time until the automatic loss, between 0 and 1. */
  used: number;
  /** Under two days are left. */
  isSoon: boolean;
  /** Response goal in hours if the lead missed it; otherwise null. */
  goalHours: number | null;
}

type Times = Pick<LeadRow, 'status' | 'createdAt' | 'acceptedAt' | 'closesAt' | 'answerBy'>;

/** Null for ended leads. */
export function computeLeadDeadline(lead: Times, now: number): DueOfLead | null {
  if (lead.closesAt === null) return null;
  const begun = Date.parse((lead.status === 'accepted' ? lead.acceptedAt : null) ?? lead.createdAt);
  const closes = Date.parse(lead.closesAt);
  const goal = lead.answerBy === null ? null : Date.parse(lead.answerBy);
  const hours = goal === null ? 0 : (goal - Date.parse(lead.createdAt)) / 3_600_000;
  return {
    used: closes > begun ? Math.min(1, Math.max(0, (now - begun) / (closes - begun))) : 1,
    isSoon: closes - now < SOON_MS,
    goalHours: goal !== null && now > goal ? Math.round(hours) : null,
  };
}

/** Days without any action before an automatic loss. */
export function countIdleDays({
  lostAt,
  acceptedAt,
  createdAt,
}: Pick<LeadRow, 'lostAt' | 'acceptedAt' | 'createdAt'>): number {
  const begun = Date.parse(acceptedAt ?? createdAt);
  return Math.max(1, Math.round((Date.parse(lostAt ?? createdAt) - begun) / DAY_MS));
}
