import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

/** Edits of these parts contain no personal data. */
const KEPT_PARTS = ['price', 'skus'];

/**
 * Removes personal data from the history of a person's own leads: edited values and the consumer's name. In tags only
 * the person is replaced. Actions and times remain.
 */
export async function forgetInHistory(
  { db }: { db: Db },
  { clientId, leadIds, words }: { clientId: string; leadIds: readonly string[]; words: string },
): Promise<void> {
  const edited = sql`jsonb_set(detail, '{changes}', coalesce((
    select jsonb_agg(case when change ->> 'part' = any (${KEPT_PARTS}::text[]) then change
      when change ->> 'part' = 'tags' then regexp_replace(change::text, ${words}, 'erased', 'gi')::jsonb
      else change || '{"before": null, "after": null}' end order by nth)
    from jsonb_array_elements(detail -> 'changes') with ordinality as each (change, nth)), '[]'))`;
  await sql`
    update leads.lead_history set
      by = case when by ->> 'kind' = 'consumer' then by || '{"name": "", "email": null}' else by end,
      detail = case
        when kind = 'edit' then ${edited}
        when kind = 'created' then jsonb_set(detail, '{routing,placed,place}', 'null', false)
        when kind = 'mail' and detail ->> 'part' = 'consumer' then detail || '{"to": "erased", "name": ""}'
        when detail ? 'words' then detail || '{"words": ""}'
        else detail end
    where client_id = ${clientId} and lead_id = any (${leadIds}::uuid[])`.execute(db);
}
