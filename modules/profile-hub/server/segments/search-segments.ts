import { sql } from 'kysely';
import { BRAND_ROLES } from '#platform/contract/role.ts';
import type { Db } from '#platform/server/database/database.ts';
import { matchWords } from '#platform/server/database/match-words.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Saved segments by name, for the search in the header. */
export const searchSegments: SearchSource = {
  kind: 'segments',
  menu: 'profilehub/contacts',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId }) {
    const { rows } = await sql<{ id: string; name: string; total: number }>`
      select segment.id, segment.name, count(*) over () as total
      from profile_hub.segments as segment
      where segment.client_id = ${clientId} and segment.saved and segment.deleted_at is null
        and ${matchWords('segment.name_key', words)}
      order by segment.name_key, segment.id limit ${limit}`.execute(db as Db<ProfileHubTables>);
    return {
      total: rows[0]?.total ?? 0,
      hits: rows.map(({ id, name }) => ({
        id,
        path: `profilehub/contacts/segments/${id}`,
        title: name,
        meta: '',
      })),
    };
  },
};
