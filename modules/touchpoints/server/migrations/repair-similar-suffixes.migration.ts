import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

/**
 * The function fixed pg_trgm's threshold at 0.3, which is its default. A role that is no superuser may write that clause
 * only in a session that has loaded pg_trgm, so a restore could leave the function out.
 */
export const repairSimilarSuffixesMigration = defineMigration({
  name: '2026-11-25-12-touchpoints-repair-similar-suffixes',
  async up(db) {
    await sql`
      create or replace function touchpoints.similar_suffixes(given text[])
      returns table (tried text, suffix text, touchpoint_id text)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select tried, near.suffix, near.touchpoint_id
        from unnest(given) as tried
        cross join lateral (
          select kept.suffix, kept.touchpoint_id
          from touchpoints.suffixes as kept
          join touchpoints.touchpoints as touchpoint
            on touchpoint.client_id = kept.client_id and touchpoint.id = kept.touchpoint_id
          where kept.client_id = nullif(current_setting('app.client_id', true), '')::uuid
            and kept.suffix_key % tried and touchpoint.deleted_at is null
            and levenshtein_less_equal(kept.suffix_key, tried, 2) <= case when length(tried) < 5 then 1 else 2 end
          order by levenshtein_less_equal(kept.suffix_key, tried, 2), kept.suffix_key
          limit 1
        ) as near
      $$`.execute(db);
    await sql`revoke execute on function touchpoints.similar_suffixes(text[]) from public`.execute(
      db,
    );
    await sql`grant execute on function touchpoints.similar_suffixes(text[]) to ${sql.id(APP_ROLE)}`.execute(
      db,
    );
  },
});
