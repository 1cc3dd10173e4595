import { sql } from 'kysely';
import type { MappingRule } from '#modules/profile-hub/contract/campaign.ts';
import type { CampaignAction } from '#modules/profile-hub/contract/campaign-calls.ts';
import { mappingMissing } from '#modules/profile-hub/contract/problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import { lockVersioned } from '#platform/server/records/update-versioned.ts';
import type { Context } from '../tables.ts';
import { applyAnswers } from './apply/apply-answers.job.ts';
import { beginMapping, setRule } from './edit-mapping.ts';
import { updateIncompleteness } from './read-mapping.ts';

/** Replaces the saved mapping by the draft; all responses will be processed again. */
export async function replaceSavedMapping(
  { db, app }: Context,
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<void> {
  const of = sql`client_id = ${clientId} and campaign_id = ${campaignId}`;
  await sql`delete from profile_hub.mappings where ${of} and saved`.execute(db);
  await sql`
    update profile_hub.mappings
    set saved = true, round = round + 1, version = version + 1, updated_at = now()
    where ${of} and not saved`.execute(db);
  await sql`
    update profile_hub.campaigns set state = 'assigned', updated_at = now()
    where client_id = ${clientId} and id = ${campaignId}`.execute(db);
  await updateIncompleteness({ db, app }, { clientId, campaignId });
}

interface Saving {
  clientId: string;
  campaignId: string;
  userId: string;
  /** The version that the user saw; refused if it changed. */
  version: number | undefined;
  /** Set together with saving. */
  rule?: MappingRule | undefined;
}

/** Saves the draft, and a job applies it [PH-15, PH-16]. Returns the job's id. */
export async function saveMapping(
  { db, app }: Context,
  { clientId, campaignId, userId, version, rule }: Saving,
): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from profile_hub.campaigns
    where client_id = ${clientId} and id = ${campaignId} for update`.execute(db);
  const [campaign] = rows;
  if (!campaign) throw notFound();
  // The draft; with a rule, the saved mapping can be saved again.
  const shown = await db
    .selectFrom('profile_hub.mappings')
    .select(['id', 'version'])
    .where('client_id', '=', clientId)
    .where('campaign_id', '=', campaignId)
    .$if(rule === undefined, (query) => query.where('saved', '=', false))
    .orderBy('saved')
    .executeTakeFirst();
  if (!shown) throw mappingMissing();
  await lockVersioned(
    { db, app },
    {
      table: 'profile_hub.mappings',
      key: { client_id: clientId, id: shown.id },
      version: version ?? shown.version,
    },
  );
  // After the version check, because setting the rule raises the version.
  if (rule) await setRule({ db }, { clientId, campaignId }, rule);
  await replaceSavedMapping({ db, app }, { clientId, campaignId });
  const title = { key: 'profile-hub:mapping.job', params: { name: campaign.name } };
  return app.jobs.enqueue(db, applyAnswers, { campaignId, userId }, { clientId, userId, title });
}

/**
 * Starts the mapping of a campaign, ignores the campaign or reactivates it [PH-15]. Ignoring it leaves written values;
 * reactivating it applies the answers received since.
 */
export async function decideCampaign(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
  action: CampaignAction,
): Promise<void> {
  if (action === 'assign') {
    await beginMapping({ db }, { clientId, campaignId: id });
    return;
  }
  const { rows } = await sql<{ state: string }>`
    update profile_hub.campaigns as campaign
    set updated_at = now(), state = ${
      action === 'ignore'
        ? sql`'rejected'`
        : sql`case when exists (
            select from profile_hub.mappings as mapping
            where mapping.client_id = ${clientId} and mapping.campaign_id = campaign.id and mapping.saved
          ) then 'assigned' else 'available' end`
    }
    where client_id = ${clientId} and id = ${id} returning state`.execute(db);
  if (!rows[0]) throw notFound();
  if (rows[0].state === 'assigned')
    await app.jobs.enqueue(db, applyAnswers, { campaignId: id, userId: null }, { clientId });
}
