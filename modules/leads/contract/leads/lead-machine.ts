import { z } from 'zod';
import type { LeadStatus } from './lead-status.ts';

/** All actions that change the state of a lead. */
export const LEAD_ACTIONS = ['accept', 'reject', 'convert', 'lose', 'keep', 'undo'] as const;
export type LeadAction = (typeof LEAD_ACTIONS)[number];

/**
 * The acting party: `brand` covers all its users, `recipient` acts for a shop by link or account, `suite` acts when a
 * deadline passes.
 */
export const ACTOR_KINDS = ['brand', 'recipient', 'observer', 'consumer', 'suite'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

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

/** How often a recipient may postpone the automatic loss of a lead, and by how many days each time [LEAD-06]. */
export const KEEPS_LIMIT = 2;
export const KEEP_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Whether a keep extends the deadline by at least one day; otherwise it is neither offered nor counted. */
export function doesKeepExtendDeadline(closesAt: Date | null, at: Date): boolean {
  return closesAt !== null && closesAt.getTime() - at.getTime() <= (KEEP_DAYS - 1) * DAY_MS;
}
/** How long before the automatic loss recipients are warned at most [LEAD-06]. */
export const WARNING_HOURS = 48;
/** Days during which the last action can be undone by its author, unless another action followed. */
export const UNDO_DAYS = 3;

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** The state of a lead as seen by the acting party. */
export interface LeadStateForActor {
  status: LeadStatus;
  /** The owner, i.e. the party that accepted it: none, the party itself, or another one. */
  owner: 'nobody' | 'self' | 'another';
  /** The party is a recipient that is expected to respond. */
  isRecipient: boolean;
  /** The party rejected the lead. */
  isOff: boolean;
  keeps: number;
  /** A keep now extends the deadline by at least one day. */
  gainsByKeep: boolean;
  /** The action that can still be undone was made by this party. */
  canUndo: boolean;
}

/** `undone`: the previous state is restored. */
export type Verdict = { to: LeadStatus | 'undone' } | { refused: Refusal };

const refused = (because: Refusal): Verdict => ({ refused: because });
const to = (status: LeadStatus): Verdict => ({ to: status });

const MAY: Record<LeadAction, readonly ActorKind[]> = {
  accept: ['brand', 'recipient'],
  reject: ['brand', 'recipient'],
  convert: ['brand', 'recipient', 'consumer'],
  lose: ['brand', 'recipient', 'consumer', 'suite'],
  keep: ['brand', 'recipient'],
  undo: ['brand', 'recipient', 'consumer'],
};

/** Result of an action on a lead, or the refusal; the only definition of these rules [LEAD-04]. */
export function checkAction(
  action: LeadAction,
  actor: ActorKind,
  lead: LeadStateForActor,
): Verdict {
  if (!MAY[action].includes(actor)) return refused('notYours');
  if (action === 'undo')
    return lead.canUndo ? { to: 'undone' } : refused(barOf(actor, lead) ?? 'nothingToUndo');
  const bar = barOf(actor, lead);
  if (bar) return refused(bar);
  const { status } = lead;
  if (status === 'converted') return refused('alreadyConverted');
  if (status === 'lost') return refused('alreadyLost');
  switch (action) {
    case 'accept':
      if (status === 'new') return to('accepted');
      return refused(lead.owner === 'self' ? 'alreadyAccepted' : 'takenByAnother');
    case 'reject':
      // The brand may take an accepted lead back from its owner; for a new one it can only remove itself from the
      // recipients.
      if (actor === 'brand' && status === 'new' && !lead.isRecipient) return refused('notYours');
      return to('new');
    case 'convert':
    case 'lose':
      // While the lead is new there are other recipients; one of them must not decide for all.
      if (actor === 'recipient' && status === 'new') return refused('acceptFirst');
      return to(action === 'convert' ? 'converted' : 'lost');
    case 'keep':
      if (lead.keeps >= KEEPS_LIMIT) return refused('keptEnough');
      return lead.gainsByKeep ? to(status) : refused('keptAlready');
  }
}

/** Why a recipient cannot act at all: another party owns the lead, or they rejected it. */
function barOf(actor: ActorKind, { owner, isOff }: LeadStateForActor): Refusal | undefined {
  if (actor !== 'recipient') return undefined;
  if (owner === 'another') return 'takenByAnother';
  return isOff ? 'alreadyRejected' : undefined;
}

/** The author of an action, as stored in the history; the e-mail identifies a recipient. */
export const leadActorSchema = z.object({
  kind: z.enum(ACTOR_KINDS),
  name: z.string(),
  email: z.string().nullable().default(null),
  userId: z.string().nullable().default(null),
});
export type LeadActor = z.output<typeof leadActorSchema>;

export const SUITE_ACTOR: LeadActor = { kind: 'suite', name: '', email: null, userId: null };

/** All users of a brand count as one party, and the suite acts on behalf of the brand. */
export function isSameActor(
  one: Pick<LeadActor, 'kind' | 'email'>,
  other: Pick<LeadActor, 'kind' | 'email'>,
): boolean {
  const side = ({ kind }: Pick<LeadActor, 'kind'>) => (kind === 'suite' ? 'brand' : kind);
  if (side(one) !== side(other)) return false;
  return one.kind !== 'recipient' || one.email?.toLowerCase() === other.email?.toLowerCase();
}
