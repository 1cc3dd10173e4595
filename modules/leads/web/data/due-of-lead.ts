import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';

const DAY_MS = 24 * 3_600_000;
const SOON_MS = 2 * DAY_MS;

/** How a lead stands against its time at one moment. */
interface DueOfLead {
  /** Between 0 and 1: how much of the time until it is lost by itself is over. */
  used: number;
  /** Under two days are left. */
  isSoon: boolean;
  /** Nobody has answered within the brand's own goal; by how many hours it was to be answered. */
  goalHours: number | null;
}

type Times = Pick<LeadRow, 'status' | 'createdAt' | 'acceptedAt' | 'closesAt' | 'answerBy'>;

/** Null for what has ended. */
export function dueOfLead(lead: Times, now: number): DueOfLead | null {
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

/** For how many days nobody did anything, of one that was lost for it. */
export function idleDaysOfLead({
  lostAt,
  acceptedAt,
  createdAt,
}: Pick<LeadRow, 'lostAt' | 'acceptedAt' | 'createdAt'>): number {
  const begun = Date.parse(acceptedAt ?? createdAt);
  return Math.max(1, Math.round((Date.parse(lostAt ?? createdAt) - begun) / DAY_MS));
}
