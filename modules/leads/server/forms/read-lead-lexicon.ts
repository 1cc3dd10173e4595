import { sql } from 'kysely';
import type { Lexicon } from '#modules/leads/contract/forms/form-settings.ts';
import { commonLexicon } from '#modules/leads/contract/forms/lead-lexicon.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

/** Inactive forms count too, because their leads are still processed. */
export async function readLeadLexicon({ db }: { db: Db<LeadsTables> }, clientId: string) {
  const ofForms = await db
    .selectFrom('leads.forms')
    .select(['id as formId', sql<Lexicon>`settings ->> 'lexicon'`.as('word')])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  return { ofClient: commonLexicon(ofForms.map(({ word }) => word)), ofForms };
}
