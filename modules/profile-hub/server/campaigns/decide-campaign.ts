import { sql } from 'kysely';
import type { CampaignAction } from '#modules/profile-hub/contract/campaign-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { applyAnswers } from '../mappings/apply/apply-answers.job.ts';
import { beginMapping } from '../mappings/begin-mapping.ts';
import type { ProfileHubTables } from '../tables.ts';

/**
 * Starts the mapping of a campaign, ignores the campaign or reactivates it [PH-15]. Ignoring it leaves written values;
 * reactivating it applies the answers received since.
 */
export async function decideCampaign(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
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
