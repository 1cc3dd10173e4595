import { sql } from 'kysely';
import type { z } from 'zod';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import { linkProblems, type useLinkCall } from '#modules/leads/contract/links/link-calls.ts';
import type { App } from '#platform/server/app.ts';
import { retryUnavailable } from '#platform/server/database/retry-unavailable.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import { changeLead, type LeadChange, type WhichLead } from '../leads/change-lead.ts';
import { refusalParams } from '../leads/lead-state.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { findLinkActor, type LeadLink, readLinkedLead } from './lead-link.ts';

type Given = z.output<typeof useLinkCall.body>;
export type GivenByLink = Given & { action: NonNullable<Given['action']> };

/**
 * Action of a link holder, checked and saved like any other [LEAD-04] [LEAD-12]. Several recipients may press at once while
 * the database is busy, so it waits longer than other calls.
 */
export async function actByLink(
  { app }: { app: App },
  link: LeadLink,
  given: GivenByLink,
  at: Date = new Date(),
): Promise<void> {
  const { clientId, leadId, part } = link;
  const which = { clientId, id: leadId };
  await retryUnavailable(() =>
    app.database
      .ofClient<LeadsTables>(clientId)
      .transaction()
      .execute(async (tx) => {
        await holdLead({ db: tx }, link);
        const { lead } = await readLinkedLead({ db: tx, app }, link);
        const { locale: _, ...by } = findLinkActor(lead, link);
        // A consumer cannot accept; this only marks the request as answered.
        if (part === 'consumer' && given.action === 'accept' && given.handled)
          return markHandled({ db: tx, app }, which, by, at);
        await actOnLead({ db: tx, app }, which, { ...given, by }, at);
      }),
  );
}

/** Locks the lead until the action is done; throws if the link ended since it was opened. */
async function holdLead(
  { db }: Pick<Context, 'db'>,
  { clientId, leadId, recipient, part }: LeadLink,
): Promise<void> {
  await sql`
    select from leads.leads where client_id = ${clientId} and id = ${leadId} for no key update`.execute(
    db,
  );
  const { rows } = await sql`
    select from leads.lead_tokens
    where client_id = ${clientId} and lead_id = ${leadId} and recipient = ${recipient} and part = ${part}
      and (ended_at is null or ended_why = 'taken')`.execute(db);
  if (rows.length === 0) throw linkProblems.ended();
}

/**
 * The consumer reports that they already got an answer [LEAD-12]. The status does not change; the owner is expected to
 * report the outcome. A repeated report is recorded once.
 */
async function markHandled(
  { db, app }: Context,
  which: WhichLead,
  by: LeadActor,
  at: Date,
): Promise<void> {
  await changeLead({ db, app }, which, (lead): LeadChange | undefined => {
    const { status } = lead;
    if (status === 'converted' || status === 'lost') {
      const refusal = status === 'converted' ? 'alreadyConverted' : 'alreadyLost';
      throw leadRefusals[refusal](refusalParams(lead, refusal));
    }
    if (lead.handled) return undefined;
    const detail = { action: 'accept' as const, from: status, to: status, handled: true };
    return {
      changes: { handled: { by, at: at.toISOString() } },
      by,
      at,
      lines: [{ kind: 'status', detail }],
    };
  });
}
