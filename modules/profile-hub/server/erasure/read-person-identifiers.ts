import { sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

interface Known {
  ids: string[] | null;
  refs: string[] | null;
  emails: string[] | null;
  phones: string[] | null;
  names: string[] | null;
}

/** All current and former identifiers of these contacts, including contacts merged into them. */
export async function readPersonIdentifiers(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  contactIds: readonly string[],
): Promise<Person> {
  const { rows } = await sql<Known>`
    with whose as (
      select id from unnest(${contactIds}::text[]) as id
      union
      select gone_id from profile_hub.merged_contacts
      where client_id = ${clientId} and kept_id = any (${contactIds}::text[])
    ),
    known as (
      select email, phone, firstname, lastname from profile_hub.contacts
      where client_id = ${clientId} and id in (select id from whose)
      union
      select copy ->> 'email', copy ->> 'phone', copy ->> 'firstname', copy ->> 'lastname'
      from profile_hub.merges cross join unnest(array[gone, before, after]) as copy
      where client_id = ${clientId} and (kept_id in (select id from whose) or gone_id in (select id from whose))
      union
      select case when kind = 'email' then value end, case when kind = 'phone' then value end, null, null
      from profile_hub.contact_addresses where client_id = ${clientId} and contact_id in (select id from whose)
    )
    select (select array_agg(id) from whose) as ids,
      (select array_agg(lead_id) from profile_hub.lead_contacts
        where client_id = ${clientId} and contact_id in (select id from whose)) as refs,
      array_agg(distinct lower(email)) filter (where email is not null) as emails,
      array_agg(distinct phone) filter (where phone is not null) as phones,
      array_agg(distinct name) filter (where name is not null) as names
    from known cross join lateral unnest(array[firstname, lastname]) as name`.execute(db);
  const { ids, refs, emails, phones, names } = rows[0] ?? {};
  return {
    clientId,
    contactIds: ids ?? [],
    refs: refs ?? [],
    emails: emails ?? [],
    phones: phones ?? [],
    names: names ?? [],
  };
}
