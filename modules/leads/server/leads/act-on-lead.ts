import { sql } from 'kysely';
import { judgeAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import { buildHistoryEntries } from './build-history-entries.ts';
import { changeLead, type LeadChange } from './change-lead.ts';
import { computeActionChanges, type GivenAction } from './compute-action-changes.ts';
import { withOwnerName } from './display-name.ts';
import type { StoredLead, WhichLead } from './lead-row.ts';
import { leadStateForActor } from './lead-state-for-actor.ts';
import { publishActionEvent } from './publish-action-event.ts';
import { refusalParams } from './refusal-params.ts';

/**
 * Judges an action by `judgeAction` and writes it in one statement, only if the lead is unchanged since. Of fifty
 * concurrent accepts one succeeds; the others judge the new state again [LEAD-04] [LEAD-05].
 */
export async function actOnLead(
  { db, app }: { db: Db<LeadsTables>; app: App },
  which: WhichLead,
  given: GivenAction,
  at: Date = new Date(),
): Promise<StoredLead> {
  const acted = await changeLead({ db }, which, async (found): Promise<LeadChange> => {
    const lead = await withOwnerName({ db, app }, found);
    const verdict = judgeAction(given.action, given.by.kind, leadStateForActor(lead, given.by, at));
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
