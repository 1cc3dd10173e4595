import { sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { blankMentions, rowsThatMention } from '#platform/server/persons/mentions.ts';
import type {
  ErasedOfPerson,
  HeldOfPerson,
  PersonHolder,
} from '#platform/server/persons/person-holder.ts';
import { type ContactRow, contactColumns, contactOf } from '../contacts/contact-row.ts';
import { type CriteriaBook, criteriaBook } from '../criteria/criteria-book.ts';
import type { ProfileHubTables } from '../tables.ts';
import { CONTACT_HOLDINGS, FREE_TEXTS } from './contact-holdings.ts';

const CONTACTS = 'profile-hub:erase.what.contacts';

type Whose = Pick<Person, 'clientId' | 'contactIds' | 'emails' | 'phones'>;
type Holding = (typeof CONTACT_HOLDINGS)[number];

/** What the contact database itself holds of a person: the contact, and all that knows it by its id. */
export const contactsOfPerson: PersonHolder<App> = {
  async held(person, { db }) {
    const held: HeldOfPerson[] = [
      { what: CONTACTS, records: await contactRecords({ db }, person) },
    ];
    for (const holding of CONTACT_HOLDINGS) {
      const { table, what } = holding;
      const { rows } = await sql<{ record: Record<string, unknown> }>`
        select jsonb_strip_nulls(to_jsonb(held) - 'client_id') as record from ${sql.table(table)} as held
        where ${knows(person, holding)}`.execute(db);
      held.push({ what, records: rows.map(({ record }) => record) });
    }
    for (const { what, ...free } of FREE_TEXTS) {
      const shown = sql.join(Object.keys(free.columns).map((column) => sql.id(column)));
      held.push({ what, records: await rowsThatMention({ db }, person, { ...free, shown }) });
    }
    return held;
  },
  async erase(person, { db }) {
    const erased: ErasedOfPerson[] = [];
    for (const holding of CONTACT_HOLDINGS) {
      const { table, what, stays, unlinks } = holding;
      if (stays) continue;
      const taken = unlinks
        ? sql`update ${sql.table(table)} set ${sql.join(unlinks.map((column) => sql`${sql.id(column)} = null`))}`
        : sql`delete from ${sql.table(table)}`;
      const { numAffectedRows } = await sql`${taken} where ${knows(person, holding)}`.execute(db);
      erased.push({ what, count: Number(numAffectedRows ?? 0n) });
    }
    for (const { what, ...free } of FREE_TEXTS)
      erased.push({ what, count: await blankMentions({ db }, person, free) });
    const ledger = await sql<{ count: number }>`
      select profile_hub.blank_consents(${person.contactIds}::text[]) as count`.execute(db);
    erased.push({ what: 'profile-hub:erase.what.consents', count: ledger.rows[0]?.count ?? 0 });
    const { numAffectedRows } = await sql`
      delete from profile_hub.contacts where ${knows(person, { columns: ['id'] })}`.execute(db);
    return [{ what: CONTACTS, count: Number(numAffectedRows ?? 0n) }, ...erased];
  },
};

/** An e-mail is one person's; a phone may be shared, and is theirs where no other e-mail stands beside it. */
function knows(
  { clientId, contactIds, emails, phones }: Whose,
  { columns, byAddress }: Pick<Holding, 'columns' | 'byAddress'>,
) {
  const any = columns.map((column) => sql`${sql.id(column)} = any (${contactIds}::text[])`);
  if (byAddress)
    any.push(sql`email = any (${emails}::text[])
      or (email is null and contact_id is null and phone = any (${phones}::text[]))`);
  return sql`client_id = ${clientId} and (${sql.join(any, sql` or `)})`;
}

/** By the words that the brand uses, so that the person can read them. */
async function contactRecords(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, contactIds }: Pick<Whose, 'clientId' | 'contactIds'>,
): Promise<Record<string, unknown>[]> {
  const book = await criteriaBook({ db }, clientId);
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.id = any (${contactIds}::text[])`.execute(db);
  return rows.map((row) => {
    const { criterias, ...about } = contactOf(row, book);
    const values = book.all
      .filter(({ slug }) => criterias[slug] !== null)
      .map((criterion) => [labelOf(criterion), wordsOf(criterias[criterion.slug], criterion)]);
    return { ...about, ...Object.fromEntries(values) };
  });
}

type Criterion = CriteriaBook['all'][number];

function labelOf({ label }: Criterion): string {
  return typeof label === 'string' ? label : label.words;
}

/** The labels of chosen options; everything else is readable as it is. */
function wordsOf(value: unknown, { options }: Criterion): unknown {
  if (options.length === 0) return value;
  const labels = [value]
    .flat()
    .map((one) => options.find(({ id }) => id === one)?.label ?? String(one));
  return labels.join(', ');
}
