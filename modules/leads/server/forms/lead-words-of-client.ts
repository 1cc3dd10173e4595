import { sql } from 'kysely';
import type { Lexicon } from '#modules/leads/contract/forms/form-settings.ts';
import { agreedWord } from '#modules/leads/contract/forms/lead-words.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

/** Those that are switched off have a say: their leads are still worked on. */
export async function leadWordsOfClient({ db }: { db: Db<LeadsTables> }, clientId: string) {
  const ofForms = await db
    .selectFrom('leads.forms')
    .select(['id as formId', sql<Lexicon>`settings ->> 'lexicon'`.as('word')])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  return { ofClient: agreedWord(ofForms.map(({ word }) => word)), ofForms };
}
