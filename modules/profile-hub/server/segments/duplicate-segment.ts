import { sql } from 'kysely';
import { SEGMENT_NAME_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { cutText } from '#platform/contract/text/text.ts';
import type { Context } from '../tables.ts';
import { readSegment, type SegmentReader } from './list-segments.ts';
import { createSegment, lockSegments } from './save-segment.ts';

/** Copies a segment under another name with its members; a copy of a temporary segment is temporary [PH-03]. */
export async function duplicateSegment(
  { db, app }: Context,
  reader: SegmentReader,
  { id, name }: { id: string; name: string | undefined },
): Promise<string> {
  const { clientId, userId } = reader;
  await lockSegments({ db }, clientId);
  const { kind, rules, saved, name: ofOriginal } = await readSegment({ db }, reader, id);
  const copy = await createSegment(
    { db, app },
    { clientId, userId },
    {
      kind,
      rules,
      saved,
      ...(saved && { name: name ?? (await freeName({ db }, clientId, ofOriginal)) }),
    },
  );
  if (kind === 'static')
    await sql`
      insert into profile_hub.segment_members (client_id, segment_id, contact_id)
      select client_id, ${copy}::uuid, contact_id from profile_hub.segment_members
      where client_id = ${clientId} and segment_id = ${id}`.execute(db);
  return copy;
}

/** “Herbst” is copied as “Herbst (2)”. The caller must hold the lock (`lockSegments`). */
async function freeName(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  name: string,
): Promise<string> {
  const base = cutText(name.replace(/ \(\d+\)$/, ''), SEGMENT_NAME_MAX_LENGTH - 7);
  const { rows } = await sql<{ name: string }>`
    select ${base}::text || ' (' || number || ')' as name
    from generate_series(2, 9999) as number
    where not exists (
      select from profile_hub.segments as other
      where other.client_id = ${clientId} and other.saved and other.deleted_at is null
        and other.name_key = platform.fold(${base}::text || ' (' || number || ')'))
    order by number limit 1`.execute(db);
  return rows[0]?.name ?? base;
}
