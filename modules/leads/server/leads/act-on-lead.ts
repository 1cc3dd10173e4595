import { sql } from 'kysely';
import { judgeAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import { changeLead, type LeadChange } from './change-lead.ts';
import { changesOfAction, type GivenAction } from './changes-of-action.ts';
import { entriesOfAction } from './entries-of-action.ts';
import { eventOfAction } from './event-of-action.ts';
import type { LeadRowKept, WhichLead } from './lead-row.ts';
import { withOwnerName } from './name-told.ts';
import { standingOfLead } from './standing-of-lead.ts';
import { toldOfLead } from './told-of-lead.ts';

/**
 * Accept, reject, convert, lose, keep, take back: judged by the machine and written by one statement that holds only while
 * the lead is as it was judged. Of fifty who accept at once one finds it so; the others judge again what they then find
 * [LEAD-04] [LEAD-05].
 */
export async function actOnLead(
  { db, app }: { db: Db<LeadsTables>; app: App },
  which: WhichLead,
  given: GivenAction,
  at: Date = new Date(),
): Promise<LeadRowKept> {
  const acted = await changeLead({ db }, which, async (found): Promise<LeadChange> => {
    const lead = await withOwnerName({ db, app }, found);
    const verdict = judgeAction(given.action, given.by.kind, standingOfLead(lead, given.by, at));
    if ('refused' in verdict)
      throw leadRefusals[verdict.refused](toldOfLead(lead, verdict.refused));
    const changes = changesOfAction(lead, { to: verdict.to, at, idle: lead.settings }, given);
    const after = await withOwnerName({ db, app }, { ...lead, ...changes });
    if (changes.owner) changes.owner = after.owner;
    const lines = entriesOfAction(lead, after, given);
    return { changes, by: given.by, at, lines, links: linksOfOthers(after, at) };
  });
  if (!acted) throw new Error('an action changes something or is refused');
  const { lead, after } = acted;
  await eventOfAction({ db, app }, { lead, after, given, at });
  return after;
}

/** Whoever else was asked holds a link that opens nothing more while one party has the lead. */
function linksOfOthers(
  { owner }: Pick<LeadRowKept, 'owner'>,
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
