import { sql } from 'kysely';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import { brandCampaign } from '#modules/profile-hub/server/testing/brand-campaign.ts';
import type { Db } from '#platform/server/database/database.ts';
import { EMAIL, FIRST, LAST, PHONE, SECOND_EMAIL } from './rare-person.ts';

type HubDb = Db<ProfileHubTables>;

export async function inContacts({
  db,
  clientId,
  id,
}: {
  db: HubDb;
  clientId: string;
  id: string;
}) {
  const detail = JSON.stringify({ by: `${FIRST} ${LAST}` });
  await sql`
    insert into profile_hub.stations (client_id, id, contact_id, kind, at, ref, detail)
    values (${clientId}, gen_random_uuid(), ${id}, 'lead', now(), 'lead-1', ${detail}::jsonb)`.execute(
    db,
  );
  await sql`
    insert into profile_hub.consents (client_id, id, contact_id, purpose, decision, at, source, source_name)
    values (${clientId}, gen_random_uuid(), ${id}, 1, 'given', now(), 'import', ${`${FIRST}.csv`})`.execute(
    db,
  );
  for (const [kind, address] of [
    ['email', EMAIL],
    ['phone', PHONE],
  ])
    await sql`
      insert into profile_hub.blocked_addresses (client_id, id, kind, address, purpose, reason, note, at)
      values (${clientId}, gen_random_uuid(), ${kind}, ${address}, 3, 'manual', ${`letter of ${FIRST} ${LAST}`}, now())`.execute(
      db,
    );
  const rules = { condition: 'and', filters: [{ field: 'email', operator: 'is', value: EMAIL }] };
  // Segments are audited: the log has them, too. Two, because their names are unique and both would be the same.
  for (const name of [`Only ${FIRST} ${EMAIL}`, `Only ${EMAIL}`])
    await sql`
      insert into profile_hub.segments (client_id, id, name, kind, rules, saved)
      values (${clientId}, gen_random_uuid(), ${name}, 'live', ${JSON.stringify(rules)}::jsonb, true)`.execute(
      db,
    );
  await sql`
    insert into profile_hub.segment_members (client_id, segment_id, contact_id)
    select ${clientId}, id, ${id} from profile_hub.segments where client_id = ${clientId}`.execute(
    db,
  );
}

export async function inImports({ db, clientId, id }: { db: HubDb; clientId: string; id: string }) {
  const after = JSON.stringify({ firstname: FIRST, email: EMAIL });
  await sql`
    insert into profile_hub.import_changes (client_id, import_id, contact_id, created, version, before, after)
    values (${clientId}, gen_random_uuid(), ${id}, false, 1, '{}', ${after}::jsonb)`.execute(db);
  await sql`
    insert into profile_hub.imports (client_id, id, user_id, certificate_id, file_name, file_size, merge, lines,
      created, updated, unchanged, refused, criteria, given, kept_withdrawn, started_at)
    values (${clientId}, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), ${`for ${EMAIL}`}, 1, 'file', 1,
      0, 1, 0, 0, '{}', '{}', 0, now())`.execute(db);
  await sql`
    insert into profile_hub.certificates (client_id, id, signed_by, source, source_note, agreed_from, agreed_to,
      file_name, file_sha256)
    values (${clientId}, gen_random_uuid(), gen_random_uuid(), 'other', ${`said by ${FIRST} ${LAST}, ${EMAIL}`},
      '2026-01-01', '2026-01-02', ${`for ${EMAIL}`}, '')`.execute(db);
  await sql`
    insert into profile_hub.exports (client_id, id, asked_by, part, segment_name, criteria, format, locked, contacts,
      file_id, file_name, expires_at)
    values (${clientId}, gen_random_uuid(), gen_random_uuid(), 'filter', ${`Only ${EMAIL}`}, '{}', 'csv', false, 1,
      gen_random_uuid(), ${`for ${EMAIL}`}, now())`.execute(db);
  await sql`
    insert into platform.import_repairs (client_id, import_name, column_key, from_key, from_text, to_value)
    values (${clientId}, 'profile-hub.contacts', 'gender', ${EMAIL}, ${EMAIL}, 'female')`.execute(
    db,
  );
}

/**
 * One response is linked to the contact, one has the e-mail, one the phone, and one only mentions the person in its
 * text.
 */
export async function inCampaigns({
  db,
  clientId,
  id,
}: {
  db: HubDb;
  clientId: string;
  id: string;
}) {
  await brandCampaign({ db }, clientId, [
    { answers: { first: `${FIRST} of the first contact` } },
    { email: SECOND_EMAIL, answers: { first: FIRST } },
    { phone: PHONE, answers: { first: LAST } },
    { answers: { first: `${FIRST} ${LAST}, ${EMAIL}` } },
  ]);
  await sql`
    update profile_hub.campaign_responses set contact_id = ${id}
    where client_id = ${clientId} and key = 'r0'`.execute(db);
  const taken = JSON.stringify({ firstname: { campaign: 'x', at: '2026-06-01', value: FIRST } });
  await sql`
    insert into profile_hub.answered_contacts (client_id, contact_id, own_at, written_at, taken)
    values (${clientId}, ${id}, now(), now(), ${taken}::jsonb)`.execute(db);
}
