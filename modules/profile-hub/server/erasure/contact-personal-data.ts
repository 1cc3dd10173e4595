import { sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import {
  blankMentions,
  personPattern,
  rowsThatMention,
} from '#platform/server/persons/mentions.ts';
import {
  eraseFromTables,
  heldInTables,
  type PersonalDataHandler,
  type StoredPersonalData,
} from '#platform/server/persons/persons.ts';
import { blockHash } from '../blocks/blocked-addresses.ts';
import { type ContactRow, contactColumns, toContact } from '../contacts/contact-row.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { CONTACT_HOLDINGS, FREE_TEXTS } from './contact-holdings.ts';

/** Over `entry`: concerns an address that only this person has. */
const ofPerson = ({ clientId, contactIds, emails, phones }: Person) => sql`
  entry.client_id = ${clientId} and entry.address = any (${[...emails, ...phones]}::text[]) and not exists (
    select from profile_hub.contacts as other
    where other.client_id = ${clientId} and other.id <> all (${contactIds}::text[])
      and (other.email = entry.address or other.phone = entry.address))`;

const BLOCKS = 'profile-hub:erase.what.blocks';
const CONTACTS = 'profile-hub:erase.what.contacts';

/** Data of a person in the contact database: the contact and all records with its id. */
export const contactPersonalData: PersonalDataHandler<App> = {
  tables: CONTACT_HOLDINGS,
  async held(person, { db }) {
    const held: StoredPersonalData[] = [
      { what: CONTACTS, records: await contactRecords({ db }, person) },
    ];
    held.push(...(await heldInTables({ db }, person, CONTACT_HOLDINGS)));
    for (const { what, ...free } of FREE_TEXTS) {
      const shown = sql.join(Object.keys(free.columns).map((column) => sql.id(column)));
      held.push({ what, records: await rowsThatMention({ db }, person, { ...free, shown }) });
    }
    held.push({ what: BLOCKS, records: await readPersonBlocks({ db }, person) });
    return held;
  },
  async erase(person, { db, app }) {
    const erased = await eraseFromTables({ db }, person, CONTACT_HOLDINGS);
    for (const { what, ...free } of FREE_TEXTS)
      erased.push({ what, count: await blankMentions({ db }, person, free) });
    erased.push({ what: BLOCKS, count: await forgetBlocked({ db, app }, person) });
    const { found, words } = personPattern(person);
    const certificates = await sql<{ count: number }>`
      select profile_hub.blank_certificates(${found}, ${words})::int as count`.execute(db);
    erased.push({
      what: 'profile-hub:erase.what.fileNames',
      count: certificates.rows[0]?.count ?? 0,
    });
    const wordings = await sql<{ count: number }>`
      select profile_hub.blank_wordings(${person.contactIds}::text[], ${found}, ${words})::int as count`.execute(
      db,
    );
    erased.push({ what: 'profile-hub:erase.what.wordings', count: wordings.rows[0]?.count ?? 0 });
    const ledger = await sql<{ count: number }>`
      select profile_hub.blank_consents(${person.contactIds}::text[]) as count`.execute(db);
    erased.push({ what: 'profile-hub:erase.what.consents', count: ledger.rows[0]?.count ?? 0 });
    const { numAffectedRows } = await sql`
      delete from profile_hub.contacts
      where client_id = ${person.clientId} and id = any (${person.contactIds}::text[])`.execute(db);
    return [{ what: CONTACTS, count: Number(numAffectedRows ?? 0n) }, ...erased];
  },
};

/** With the brand's labels, so that the person can read them. */
async function contactRecords(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, contactIds }: Pick<Person, 'clientId' | 'contactIds'>,
): Promise<Record<string, unknown>[]> {
  const book = await readCriteriaIndex({ db }, clientId);
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.id = any (${contactIds}::text[])`.execute(db);
  return rows.map((row) => {
    const { criterias, ...about } = toContact(row, book);
    const values = book.all
      .filter(({ slug }) => criterias[slug] !== null)
      .map((criterion) => [labelOf(criterion), formatValue(criterias[criterion.slug], criterion)]);
    return { ...about, ...Object.fromEntries(values) };
  });
}

type Criterion = CriteriaIndex['all'][number];

/** Text key of a standard criterion, or the label of a custom one. */
function labelOf({ label }: Criterion): string {
  return typeof label === 'string' ? label : label.words;
}

/** The labels of chosen options; everything else is readable as it is. */
function formatValue(value: unknown, { options }: Criterion): unknown {
  if (options.length === 0) return value;
  const labels = [value]
    .flat()
    .map((one) => options.find(({ id }) => id === one)?.label ?? String(one));
  return labels.join(', ');
}

type Context = { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> };

async function readPersonBlocks(
  { db }: { db: Db<ProfileHubTables> },
  person: Person,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select entry.address as value, entry.reason as "blockReason", entry.note as text, entry.at
    from profile_hub.blocked_addresses as entry where ${ofPerson(person)} order by entry.at`.execute(
    db,
  );
  return rows;
}

/**
 * Replaces the addresses of an erased person by keyed hashes that still block [PH-17, PH-18]; returns their number. If
 * another contact has the address, the entry remains, without its note, which may name the person.
 */
async function forgetBlocked({ db, app }: Context, person: Person): Promise<number> {
  const { clientId, emails, phones } = person;
  await sql`
    update profile_hub.blocked_addresses set note = ''
    where client_id = ${clientId} and address = any (${[...emails, ...phones]}::text[]) and note <> ''`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; address: string }>`
    select entry.id, entry.address from profile_hub.blocked_addresses as entry
    where ${ofPerson(person)} order by entry.id for update`.execute(db);
  if (rows.length === 0) return 0;
  const hashed = sql`unnest(${rows.map(({ id }) => id)}::uuid[],
    ${rows.map(({ address }) => blockHash({ app }, clientId, address))}::text[]) as hashed (id, hash)`;
  await sql`
    delete from profile_hub.blocked_addresses where client_id = ${clientId} and id in (
      select older.id from ${hashed}
      join profile_hub.blocked_addresses as entry on entry.client_id = ${clientId} and entry.id = hashed.id
      join profile_hub.blocked_addresses as older on older.client_id = ${clientId}
        and older.hash = hashed.hash and older.purpose = entry.purpose and older.reason = entry.reason)`.execute(
    db,
  );
  await sql`
    update profile_hub.blocked_addresses as entry set address = null, hash = hashed.hash, note = ''
    from ${hashed} where entry.client_id = ${clientId} and entry.id = hashed.id`.execute(db);
  return rows.length;
}
