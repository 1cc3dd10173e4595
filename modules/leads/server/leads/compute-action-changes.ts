import type { FormSettings } from '#modules/forms/contract/form-settings.ts';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import {
  daysAfter,
  KEEP_DAYS,
  type LeadAction,
  type LeadActor,
} from '#modules/leads/contract/leads/lead-machine.ts';
import type {
  LeadStatus,
  LossReason,
  RejectReason,
} from '#modules/leads/contract/leads/lead-status.ts';
import type { LeadRejection, Undoable } from '../tables/lead-tables.ts';
import type { StoredLead } from './change-lead.ts';

export interface GivenAction {
  action: LeadAction;
  by: LeadActor;
  /** In hundredths, of a conversion. */
  price?: number | null | undefined;
  reason?: LossReason | RejectReason | null | undefined;
  words?: string | undefined;
  /** It was answered outside of the suite. */
  handled?: boolean | undefined;
}

/** Column values that an action writes. */
type Changes = Partial<
  Pick<
    StoredLead,
    | 'status'
    | 'owner'
    | 'subscribers'
    | 'rejected'
    | 'price'
    | 'price_source'
    | 'accepted_at'
    | 'converted_at'
    | 'lost_at'
    | 'lost_reason'
    | 'lost_words'
    | 'closed_by'
    | 'handled'
    | 'closes_at'
    | 'keeps'
    | 'undoable'
  >
>;

type Idle = Pick<FormSettings, 'idleDaysNew' | 'idleDaysAccepted'>;

export function computeActionChanges(
  lead: StoredLead,
  { to, at, idle }: { to: LeadStatus | 'undone'; at: Date; idle: Idle },
  given: GivenAction,
): Changes {
  const { action, by } = given;
  if (to === 'undone') return { ...withTimeLeft(before(lead), at), undoable: null };
  if (action === 'keep') return { closes_at: daysAfter(at, KEEP_DAYS), keeps: lead.keeps + 1 };
  const changes = changed(lead, { to, at, idle }, given);
  const undoable: Undoable = {
    action: action as Undoable['action'],
    by: { kind: by.kind, email: by.email },
    at: at.toISOString(),
    before: Object.fromEntries(
      Object.keys(changes).map((column) => [column, lead[column as keyof StoredLead]]),
    ),
  };
  return { ...changes, undoable };
}

function changed(
  lead: StoredLead,
  { to, at, idle }: { to: LeadStatus; at: Date; idle: Idle },
  { by, price, reason, words, handled }: GivenAction,
): Changes {
  const mark = handled ? { handled: { by, at: at.toISOString() } } : {};
  switch (to) {
    case 'accepted':
      return {
        ...mark,
        status: to,
        owner: findRecipient(lead, by),
        accepted_at: at,
        closes_at: daysAfter(at, idle.idleDaysAccepted),
        keeps: 0,
      };
    case 'new': {
      const off = by.kind === 'brand' && lead.owner ? lead.owner : findRecipient(lead, by);
      const others = ({ email }: LeadRecipient) => email.toLowerCase() !== off.email.toLowerCase();
      const gone: LeadRejection = {
        ...off,
        at: at.toISOString(),
        reason: reason ?? null,
        words: words ?? '',
      };
      return {
        status: to,
        owner: null,
        accepted_at: null,
        subscribers: lead.subscribers.filter(others),
        rejected: [...lead.rejected.filter(others), gone],
        // New recipients get the full time.
        ...(lead.status === 'accepted' && {
          closes_at: daysAfter(at, idle.idleDaysNew),
          keeps: 0,
        }),
      };
    }
    case 'converted':
      return {
        ...mark,
        status: to,
        converted_at: at,
        // A direct conversion also counts as accepted, so that conversions never exceed acceptances.
        ...(lead.status === 'new' && { accepted_at: at }),
        closed_by: by,
        closes_at: null,
        ...(typeof price === 'number' && { price, price_source: 'given' as const }),
      };
    case 'lost':
      return {
        ...mark,
        status: to,
        lost_at: at,
        lost_reason: (reason as LossReason | null | undefined) ?? 'other',
        lost_words: words ?? null,
        closed_by: by,
        closes_at: null,
      };
  }
}

/** An undo after an automatic loss needs a new deadline; otherwise the job would end the lead again within minutes. */
function withTimeLeft(changes: Changes, at: Date): Changes {
  const { closes_at } = changes;
  return closes_at && closes_at <= at
    ? { ...changes, closes_at: daysAfter(at, KEEP_DAYS) }
    : changes;
}

/**
 * Restores the previous state. Of the recipients only the party that rejected returns: others may have been added or
 * removed since.
 */
function before(lead: StoredLead): Changes {
  const { subscribers: existing = [], rejected = [], ...previousState } = readPreviousState(lead);
  if (lead.undoable?.action !== 'reject') return previousState;
  const isIn = (leadRecipients: readonly LeadRecipient[]) => {
    const emails = new Set(leadRecipients.map(({ email }) => email.toLowerCase()));
    return ({ email }: LeadRecipient) => emails.has(email.toLowerCase());
  };
  const wasOff = isIn(rejected);
  const back = isIn(lead.rejected.filter((leadRecipient) => !wasOff(leadRecipient)));
  const isSubscriber = isIn(lead.subscribers);
  return {
    ...previousState,
    subscribers: [
      ...lead.subscribers,
      ...existing.filter((leadRecipient) => back(leadRecipient) && !isSubscriber(leadRecipient)),
    ],
    rejected: lead.rejected.filter((leadRecipient) => !back(leadRecipient)),
  };
}

/** Converts dates stored as JSON text back to dates. */
function readPreviousState({ undoable }: StoredLead): Changes {
  const previousState = undoable?.before ?? {};
  return Object.fromEntries(
    Object.entries(previousState).map(([column, value]) => [
      column,
      column.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
    ]),
  ) as Changes;
}

/** Recipients have a known name and language; otherwise the acting user's data is used. */
function findRecipient({ subscribers, metadata }: StoredLead, by: LeadActor): LeadRecipient {
  const email = by.email ?? '';
  const existing = subscribers.find(
    (leadRecipient) => leadRecipient.email.toLowerCase() === email.toLowerCase(),
  );
  const locale = (metadata.locale ?? 'en') as LeadRecipient['locale'];
  return existing ?? { email, name: by.name, userId: by.userId, locale };
}
