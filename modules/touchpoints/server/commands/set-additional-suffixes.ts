import { sql } from 'kysely';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import { additionalSuffixTaken } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../tables.ts';

/** A touchpoint's further suffixes are these and no others; one that is taken away is free again. */
export async function setAdditionalSuffixes(
  { db }: { db: Db<TouchpointsTables> },
  { clientId, id }: { clientId: string; id: string },
  suffixes: readonly string[],
): Promise<void> {
  const keys = suffixes.map(suffixKey);
  await sql`
    delete from touchpoints.suffixes
    where client_id = ${clientId} and touchpoint_id = ${id} and not main
      and suffix_key <> all (${keys}::text[])`.execute(db);
  if (suffixes.length === 0) return;
  await sql`
    insert into touchpoints.suffixes as kept (client_id, suffix_key, suffix, touchpoint_id, main)
    select ${clientId}::uuid, given.key, given.suffix, ${id}, false
    from unnest(${keys}::text[], ${suffixes}::text[]) with ordinality as given (key, suffix, place)
    order by given.place
    on conflict (client_id, suffix_key) do update set suffix = excluded.suffix
    where kept.touchpoint_id = excluded.touchpoint_id and not kept.main and kept.suffix <> excluded.suffix`.execute(
    db,
  );
  const { rows } = await sql<{ key: string }>`
    select suffix_key as key from touchpoints.suffixes
    where client_id = ${clientId} and touchpoint_id = ${id} and not main`.execute(db);
  const own = new Set(rows.map(({ key }) => key));
  const taken = suffixes.find((suffix) => !own.has(suffixKey(suffix)));
  if (taken !== undefined) throw additionalSuffixTaken({ suffix: taken });
}
