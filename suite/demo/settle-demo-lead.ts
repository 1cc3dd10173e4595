import { type LeadActor, SUITE_ACTOR } from '#modules/leads/contract/leads/lead-machine.ts';
import { GIVEN_LOSS_REASONS } from '#modules/leads/contract/leads/lead-status.ts';
import { actOnLead } from '#modules/leads/server/leads/act-on-lead.ts';
import type { StoredLead } from '#modules/leads/server/leads/change-lead.ts';
import type { GivenAction } from '#modules/leads/server/leads/compute-action-changes.ts';
import type { LeadsTables } from '#modules/leads/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { DemoLead } from './demo-leads.ts';

const HOUR_MS = 3_600_000;
const SOME_PRICE = 18_900;
/** A store keeps a lead that would be closed within this time. */
const KEPT_BEFORE_MS = 7 * 24 * HOUR_MS;

type Act = (by: LeadActor, given: Omit<GivenAction, 'by'>, at: Date) => Promise<StoredLead>;

/** Brings a lead to its final state through the usual actions, so that history, events and contact are consistent. */
export async function settleDemoLead(
  { app }: { app: App },
  { clientId, id, nth, end }: { clientId: string; id: string; nth: number; end: DemoLead['end'] },
  now: Date,
): Promise<void> {
  const db = app.database.ofClient<LeadsTables>(clientId);
  const lead = await db
    .selectFrom('leads.leads')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const act: Act = (by, given, at) =>
    db
      .transaction()
      .execute((tx) => actOnLead({ db: tx, app }, { clientId, id }, { ...given, by }, at));
  const [first, second] = lead.subscribers.map(storeOf);
  if (!first) return;
  /** So many hours after it came, and never tomorrow. */
  const after = (hours: number) =>
    new Date(Math.min(now.getTime(), lead.created_at.getTime() + hours * HOUR_MS));
  const isOver = (moment: Date | null): moment is Date => moment !== null && moment <= now;

  if (end === 'new' || (end === 'lost' && nth % 3 === 0)) {
    if (isOver(lead.closes_at))
      await act(SUITE_ACTOR, { action: 'lose', reason: 'idle' }, lead.closes_at);
    else if (second && nth % 2 === 0)
      await act(second, { action: 'reject', reason: 'notAvailable', words: '' }, after(3));
    return;
  }
  const { closes_at } = await act(first, { action: 'accept' }, after(2 + (nth % 5) * 4));
  if (end === 'accepted') return keptOrIdle(act, first, { closes_at, now });
  const isConsumers = nth % 4 === 0;
  const by = isConsumers ? consumerOf(lead) : first;
  if (end === 'converted') {
    const price = isConsumers ? null : (lead.estimated_price ?? SOME_PRICE);
    await act(by, { action: 'convert', price }, after(4 * 24));
    return;
  }
  const reason = GIVEN_LOSS_REASONS[nth % GIVEN_LOSS_REASONS.length] ?? 'other';
  await act(by, { action: 'lose', reason }, after(5 * 24));
}

async function keptOrIdle(
  act: Act,
  store: LeadActor,
  { closes_at, now }: { closes_at: Date | null; now: Date },
): Promise<void> {
  if (!closes_at) return;
  if (closes_at <= now) await act(SUITE_ACTOR, { action: 'lose', reason: 'idle' }, closes_at);
  else if (closes_at.getTime() - now.getTime() < KEPT_BEFORE_MS)
    await act(store, { action: 'keep' }, new Date(now.getTime() - 12 * HOUR_MS));
}

function storeOf({ name, email, userId }: StoredLead['subscribers'][number]): LeadActor {
  return { kind: 'recipient', name, email, userId };
}

function consumerOf({ firstname, lastname, email }: StoredLead): LeadActor {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return { kind: 'consumer', name, email, userId: null };
}
