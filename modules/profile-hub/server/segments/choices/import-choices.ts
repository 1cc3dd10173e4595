import { sql } from 'kysely';
import type { RuleChoice } from '#modules/profile-hub/contract/count-segments.ts';
import { RULE_CHOICES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';

/** The imports that contacts came with, the latest first, by the moment at which their first contact came. */
export async function importChoices(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
): Promise<RuleChoice[]> {
  const { rows } = await sql<{ value: string; at: Date }>`
    with recursive brought as (
      select (
        select min(origin_id) from profile_hub.contacts
        where client_id = ${clientId} and origin = 'import' and origin_id is not null
      ) as id
      union all
      select (
        select min(contact.origin_id) from profile_hub.contacts as contact
        where contact.client_id = ${clientId} and contact.origin = 'import' and contact.origin_id > brought.id
      ) from brought where brought.id is not null
    )
    select id as value, (
      select contact.created_at from profile_hub.contacts as contact
      where contact.client_id = ${clientId} and contact.origin = 'import' and contact.origin_id = brought.id limit 1
    ) as at
    from brought where id is not null limit ${RULE_CHOICES_LIMIT}`.execute(db);
  return rows
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ value, at }) => ({ value, label: at.toISOString().slice(0, 16).replace('T', ' ') }));
}
