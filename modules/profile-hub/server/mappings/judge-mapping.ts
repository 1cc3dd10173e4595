import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { mappingRows } from './mapping-rows.ts';
import { presentQuestions } from './read-mapping.ts';

/** Marks a saved mapping as incomplete while decisions are missing; new answers can reopen it [PH-15]. */
export async function judgeMapping(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<void> {
  const { mapping, questions } = await mappingRows({ db }, { clientId, campaignId, saved: true });
  if (!mapping) return;
  const book = await readCriteriaIndex({ db }, clientId);
  const judged = await presentQuestions(
    { db, app },
    { clientId, campaignId, locale: 'en' },
    { book, questions },
  );
  const isIncomplete = judged.some(({ state }) => state === 'open');
  await sql`
    update profile_hub.mappings set incomplete = ${isIncomplete}
    where client_id = ${clientId} and id = ${mapping.id} and incomplete <> ${isIncomplete}`.execute(
    db,
  );
}
