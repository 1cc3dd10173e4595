import type { LeadStatus } from '../lead-status.ts';

/** All that can be done with where a lead stands. */
export const LEAD_ACTIONS = ['accept', 'reject', 'convert', 'lose', 'keep', 'undo'] as const;
export type LeadAction = (typeof LEAD_ACTIONS)[number];

/**
 * Who acts: users of the brand are one party; a recipient is whoever answers for a shop, by link or with an account; the
 * suite acts when a clock has run out.
 */
export const PARTY_KINDS = ['brand', 'recipient', 'observer', 'consumer', 'suite'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

export const REFUSALS = [
  'alreadyAccepted',
  'alreadyRejected',
  'alreadyConverted',
  'alreadyLost',
  'takenByAnother',
  'acceptFirst',
  'keptEnough',
  'keptAlready',
  'nothingToUndo',
  'notYours',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** How often a recipient keeps a lead from being lost, and for how long each time [LEAD-06]. */
export const KEEPS_LIMIT = 2;
export const KEEP_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Whether a keep gives at least a day more than the lead has: one that does not is not offered and does not count. */
export function gainsByKeep(closesAt: Date | null, at: Date): boolean {
  return closesAt !== null && closesAt.getTime() - at.getTime() <= (KEEP_DAYS - 1) * DAY_MS;
}
/** For so long whoever did something takes it back, unless something followed. */
export const UNDO_DAYS = 3;

/** The lead as the party meets it. */
export interface Standing {
  status: LeadStatus;
  /** Whoever has accepted it: nobody, the party itself, another one. */
  owner: 'nobody' | 'self' | 'another';
  /** The party is asked to answer it. */
  isAsked: boolean;
  /** The party has said that it is not for them. */
  isOff: boolean;
  keeps: number;
  /** A keep now gives at least a day more. */
  gainsByKeep: boolean;
  /** What can still be taken back was done by this party. */
  canUndo: boolean;
}

/** `undone`: it stands as before. */
export type Verdict = { to: LeadStatus | 'undone' } | { refused: Refusal };

const refused = (because: Refusal): Verdict => ({ refused: because });
const to = (status: LeadStatus): Verdict => ({ to: status });

const MAY: Record<LeadAction, readonly PartyKind[]> = {
  accept: ['brand', 'recipient'],
  reject: ['brand', 'recipient'],
  convert: ['brand', 'recipient', 'consumer'],
  lose: ['brand', 'recipient', 'consumer', 'suite'],
  keep: ['brand', 'recipient'],
  undo: ['brand', 'recipient', 'consumer'],
};

/** What becomes of a lead, or why not: the only place that says it [LEAD-04]. */
export function judgeAction(action: LeadAction, party: PartyKind, lead: Standing): Verdict {
  if (!MAY[action].includes(party)) return refused('notYours');
  if (action === 'undo')
    return lead.canUndo ? { to: 'undone' } : refused(barOf(party, lead) ?? 'nothingToUndo');
  const bar = barOf(party, lead);
  if (bar) return refused(bar);
  const { status } = lead;
  if (status === 'converted') return refused('alreadyConverted');
  if (status === 'lost') return refused('alreadyLost');
  switch (action) {
    case 'accept':
      if (status === 'new') return to('accepted');
      return refused(lead.owner === 'self' ? 'alreadyAccepted' : 'takenByAnother');
    case 'reject':
      // The brand takes an accepted lead back from whoever has it; of a new one it can only take itself off.
      if (party === 'brand' && status === 'new' && !lead.isAsked) return refused('notYours');
      return to('new');
    case 'convert':
    case 'lose':
      // Others are asked as well while it is new: one of them alone does not decide for all.
      if (party === 'recipient' && status === 'new') return refused('acceptFirst');
      return to(action === 'convert' ? 'converted' : 'lost');
    case 'keep':
      if (lead.keeps >= KEEPS_LIMIT) return refused('keptEnough');
      return lead.gainsByKeep ? to(status) : refused('keptAlready');
  }
}

/** What bars a recipient whatever it does: another has the lead, or it went by its own will. */
function barOf(party: PartyKind, { owner, isOff }: Standing): Refusal | undefined {
  if (party !== 'recipient') return undefined;
  if (owner === 'another') return 'takenByAnother';
  return isOff ? 'alreadyRejected' : undefined;
}
