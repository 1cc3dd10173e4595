import { sql } from 'kysely';
import {
  leadAccepted,
  leadConverted,
  leadLost,
  leadRejected,
  leadReopened,
} from '#modules/leads/contract/lead-events.ts';
import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';
import { checkAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import type { LeadStatus } from '#modules/leads/contract/leads/lead-status.ts';
import type { Context } from '../tables.ts';
import { changeLead, type LeadChange, type StoredLead, type WhichLead } from './change-lead.ts';
import { computeActionChanges, type GivenAction } from './compute-action-changes.ts';
import { withOwnerName } from './lead-names.ts';
import { leadStateForActor, refusalParams } from './lead-state.ts';

/**
 * Checks an action with `checkAction` and writes it in one statement, only if the lead is unchanged since. Of fifty
 * concurrent accepts one succeeds; the others check the new state [LEAD-04] [LEAD-05].
 */
export async function actOnLead(
  { db, app }: Context,
  which: WhichLead,
  given: GivenAction,
  at: Date = new Date(),
): Promise<StoredLead> {
  const acted = await changeLead({ db, app }, which, async (found): Promise<LeadChange> => {
    const lead = await withOwnerName({ db, app }, found);
    const verdict = checkAction(given.action, given.by.kind, leadStateForActor(lead, given.by, at));
    if ('refused' in verdict)
      throw leadRefusals[verdict.refused](refusalParams(lead, verdict.refused));
    const changes = computeActionChanges(lead, { to: verdict.to, at, idle: lead.settings }, given);
    const after = await withOwnerName({ db, app }, { ...lead, ...changes });
    if (changes.owner) changes.owner = after.owner;
    const lines = buildHistoryEntries(lead, after, given);
    return { changes, by: given.by, at, lines, links: linksOfOthers(after, at) };
  });
  if (!acted) throw new Error('an action changes something or is refused');
  const { lead, after } = acted;
  await publishActionEvent({ db, app }, { lead, after, given, at });
  return after;
}

/** While a party owns the lead, the links of the other recipients are disabled. */
function linksOfOthers(
  { owner }: Pick<StoredLead, 'owner'>,
  at: Date,
): NonNullable<LeadChange['links']> {
  const taker = owner?.email.toLowerCase() ?? null;
  const isOpen = sql`recipient = ${taker}::text or ${taker}::text is null`;
  return {
    set: sql`ended_at = case when ${isOpen} then null else ${at}::timestamptz end,
      ended_why = case when ${isOpen} then null else 'taken' end`,
    of: sql`part = 'subscriber' and (ended_why is null or ended_why = 'taken')`,
  };
}

type Noted = Pick<HistoryEntry, 'kind' | 'detail'>;

/** History entries of an action, one for each change [LEAD-08]. */
function buildHistoryEntries(
  before: StoredLead,
  after: Pick<StoredLead, 'status' | 'owner' | 'closes_at'>,
  { action, by, reason, words, price, handled }: GivenAction,
): Noted[] {
  if (action === 'keep')
    return [{ kind: 'keep', detail: { until: after.closes_at?.toISOString() ?? null } }];
  const reasonDetail = { reason: reason ?? null, words: words ?? '' };
  const lines: Noted[] = [];
  if (action === 'reject') lines.push({ kind: 'reject', detail: reasonDetail });
  if (before.status !== after.status)
    lines.push({
      kind: 'status',
      detail: {
        action,
        from: before.status,
        to: after.status,
        ...(action === 'lose' && reasonDetail),
        ...(action === 'undo' && before.undoable && { undone: before.undoable.action }),
        ...(typeof price === 'number' && { price, currency: before.currency }),
        ...(handled && { handled: true }),
      },
    });
  else if (action === 'undo')
    lines.push({
      kind: 'status',
      detail: {
        action,
        from: before.status,
        to: after.status as LeadStatus,
        ...(before.undoable && { undone: before.undoable.action }),
      },
    });
  const [had, has] = [before.owner, after.owner];
  if (had && had.email !== has?.email)
    lines.push({ kind: 'unassign', detail: { name: had.name, email: had.email } });
  if (has && has.email !== had?.email)
    lines.push({ kind: 'assign', detail: { name: has.name || by.name, email: has.email } });
  return lines;
}

/** Publishes the event of an action; a keep has none. */
async function publishActionEvent(
  { db, app }: Context,
  { lead, after, given, at }: { lead: StoredLead; after: StoredLead; given: GivenAction; at: Date },
): Promise<void> {
  const clientId = lead.client_id;
  const about = { leadId: lead.id, formId: lead.form_id, at: at.toISOString() };
  const by = given.by.name || null;
  switch (given.action) {
    case 'accept':
      await app.events.publish(db, leadAccepted, {
        clientId,
        payload: { ...about, by: after.owner?.name || by },
      });
      return;
    case 'convert': {
      const amount = after.price ?? after.estimated_price;
      const sku = after.skus[0] ?? null;
      const { currency } = after;
      const payload = { ...about, amount, currency, sku, by: given.by.kind };
      await app.events.publish(db, leadConverted, { clientId, payload });
      return;
    }
    case 'lose': {
      const payload = { ...about, reason: after.lost_reason };
      await app.events.publish(db, leadLost, { clientId, payload });
      return;
    }
    case 'reject': {
      const reopened = lead.status === 'accepted';
      const payload = { ...about, by, reason: given.reason ?? null, reopened };
      await app.events.publish(db, leadRejected, { clientId, payload });
      return;
    }
    case 'undo': {
      const undone = lead.undoable?.action ?? 'accept';
      const payload = { ...about, undone, status: after.status };
      await app.events.publish(db, leadReopened, { clientId, payload });
      return;
    }
    case 'keep':
  }
}
