import { sql } from 'kysely';
import type { BlockKind } from '#modules/profile-hub/contract/blocks/block.ts';
import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { MERGE_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { mergeSize } from '#modules/profile-hub/contract/problems.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import { blockedPurposes } from '../blocks/block-rule.ts';
import { mergedLedgers, ownConsents } from '../consents/consent-rule.ts';
import { chosenContactsSql } from '../contacts/contact-filter-sql.ts';
import { type ContactRow, contactColumns, toContact } from '../contacts/contact-row.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { ProfileHubTables } from '../tables.ts';
import { latestDecisions, MERGED } from './latest-decisions.ts';
import { suggestedSide } from './suggested-side.ts';

type Reading = { db: Db<ProfileHubTables> };
type Reader = { clientId: string; locale: Locale };

/** Contacts side by side, the oldest first, as far as they still exist. */
export async function compareContacts(
  { db }: Reading,
  { clientId, locale }: Reader,
  ids: readonly string[],
): Promise<Comparison> {
  const [book, { rows }, journeys, ledger, blocked] = await Promise.all([
    readCriteriaIndex({ db }, clientId, locale),
    sql<ContactRow>`
      select ${contactColumns} from profile_hub.contacts as contact
      where contact.client_id = ${clientId} and contact.id = any (${ids}::text[])
      order by contact.created_at, contact.id`.execute(db),
    journeysOf({ db }, clientId, ids),
    latestDecisions({ db }, clientId, ids),
    blockedOf({ db }, clientId, ids),
  ]);
  const contacts = rows.map((row) => ({
    ...toContact(row, book),
    ...(journeys.get(row.id) ?? { events: 0, leads: 0, lastEventAt: null }),
  }));
  return {
    contacts,
    fields: fieldsOf(contacts, book),
    consents: book.active
      .filter(({ kind }) => kind === 'consent')
      .map(({ slug, label, purpose = 0 }) => {
        const decided = contacts.map(({ id }) => ledger.latest.get(`${id} ${purpose}`) ?? null);
        const result = ledger.latest.get(`${MERGED} ${purpose}`) ?? null;
        return {
          purpose: slug,
          label,
          decided,
          blocked: contacts.map(({ id }) => blocked.get(`${id} ${purpose}`) ?? []),
          result,
        };
      }),
    consentEntries: ledger.entries,
  };
}

/** Compares the contacts selected in the list; two to ten. */
export async function compareChosen(
  { db }: Reading,
  reader: Reader,
  which: WhichContacts,
): Promise<Comparison> {
  const context = await ruleContext({ db }, reader.clientId);
  const { rows } = await sql<{ id: string }>`
    select contact.id from profile_hub.contacts as contact
    where ${chosenContactsSql(which, context)} limit ${MERGE_LIMIT + 1}`.execute(db);
  if (rows.length < 2 || rows.length > MERGE_LIMIT) throw mergeSize({ limit: MERGE_LIMIT });
  return compareContacts(
    { db },
    reader,
    rows.map(({ id }) => id),
  );
}

/** Criteria that at least one contact has, in form order; consent is separate. */
function fieldsOf(contacts: Comparison['contacts'], book: CriteriaIndex): Comparison['fields'] {
  return book.active
    .filter(({ kind, slug }) => {
      return kind !== 'consent' && contacts.some(({ criterias }) => criterias[slug] !== null);
    })
    .map(({ slug, label, type, kind, options }) => ({
      slug,
      label,
      type,
      kind,
      options: [...options],
      suggested: suggestedSide(contacts, slug),
    }));
}

/** By `id purpose`, the kinds of addresses that are on the block list. */
async function blockedOf(
  { db }: Reading,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BlockKind[]>> {
  const own = ownConsents(clientId, mergedLedgers(clientId, ids));
  const { rows } = await sql<{ contact_id: string; purpose: number; kinds: BlockKind[] }>`
    select contact_id, purpose, array_agg(distinct kind order by kind) as kinds
    from (${blockedPurposes(clientId, ids, own)}) as blocked
    group by contact_id, purpose`.execute(db);
  return new Map(rows.map(({ contact_id, purpose, kinds }) => [`${contact_id} ${purpose}`, kinds]));
}

async function journeysOf({ db }: Reading, clientId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; events: number; leads: number; last: Date | null }>`
    select contact_id as id, count(*) as events, count(*) filter (where kind = 'lead') as leads, max(at) as last
    from profile_hub.stations where client_id = ${clientId} and contact_id = any (${ids}::text[])
    group by contact_id`.execute(db);
  return new Map(
    rows.map(({ id, events, leads, last }) => [
      id,
      { events, leads, lastEventAt: last?.toISOString() ?? null },
    ]),
  );
}
