import { sql } from 'kysely';
import type { CampaignType } from '#modules/profile-hub/contract/campaign.ts';
import {
  changeContacts,
  eraseContacts,
  importContacts,
  mapCampaigns,
} from '#modules/profile-hub/contract/permissions.ts';
import { type Counted, countUpTo } from '#platform/server/decisions/decision-source.ts';
import { unfinishedImport } from '#platform/server/imports/writing/unfinished-import.ts';
import type { DecisionSource } from '#platform/server/module-parts.ts';
import { CONTACT_IMPORT } from '../imports/contact-import.ts';
import type { Context } from '../tables.ts';

const module = 'profile-hub';
const PRIVACY = 'profilehub/contacts/privacy';
const MAPPING = 'profilehub/criteria-mapping';

/** Decisions about data requests, possible duplicates and incoming data [BEY-09]. */
export const contactDecisions: readonly DecisionSource[] = [
  dataRequests('profile-hub:decision.lateDataRequests', { isLate: true }),
  dataRequests('profile-hub:decision.dataRequests', { isLate: false }),
  {
    module,
    text: 'profile-hub:decision.duplicates',
    may: changeContacts,
    path: 'profilehub/contacts/duplicates',
    count: ({ clientId, ...context }) =>
      countUpTo(context, {
        from: sql`profile_hub.doubles as pair`,
        fits: sql`pair.client_id = ${clientId} and pair.state = 'open'`,
      }),
  },
  unfinishedImport({
    module,
    importName: CONTACT_IMPORT,
    may: importContacts,
    path: 'profilehub/import',
  }),
  {
    module,
    text: 'profile-hub:decision.campaigns',
    may: mapCampaigns,
    path: MAPPING,
    count: ({ db, clientId, limit }) => countUnmappedCampaigns({ db }, clientId, limit),
  },
];

/** Data requests have a legal deadline; overdue ones are counted separately because they are urgent. */
function dataRequests(text: string, { isLate }: { isLate: boolean }): DecisionSource {
  const due = isLate ? sql`request.due_at <= now()` : sql`request.due_at > now()`;
  return {
    module,
    text,
    isUrgent: isLate,
    may: eraseContacts,
    path: PRIVACY,
    count: ({ clientId, ...context }) =>
      countUpTo(context, {
        from: sql`profile_hub.data_requests as request`,
        fits: sql`request.client_id = ${clientId} and request.answered_at is null and ${due}`,
      }),
  };
}

/** Campaigns with unmapped answers; if all are of one type, the link opens its list. */
async function countUnmappedCampaigns(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  limit: number,
): Promise<Counted> {
  const { rows } = await sql<{ type: CampaignType; count: number }>`
    select found.type, count(*) as count from (
      select campaign.type from profile_hub.campaigns as campaign
      where campaign.client_id = ${clientId} and campaign.state = 'available' and campaign.responses > 0
      limit ${limit}) as found
    group by found.type`.execute(db);
  const [only, ...others] = rows;
  if (!only) return 0;
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return others.length > 0 ? count : { count, path: `${MAPPING}/${only.type}` };
}
