import { sql } from 'kysely';
import type { BlockKind } from '#modules/profile-hub/contract/blocks.ts';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type {
  Contact,
  ContactValue,
  WhichContacts,
} from '#modules/profile-hub/contract/contact.ts';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { MERGE_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { mergeSize } from '#modules/profile-hub/contract/problems.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import { blockedPurposes } from '../blocks/block-rule.ts';
import { countingDecisions, mergedLedgers, ownConsents } from '../blocks/recalculate-consent.ts';
import { type ContactRow, contactColumns, phoneText, toContact } from '../contacts/contact-row.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import { chosenContactsSql } from '../segments/contact-filter-sql.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { Context, ProfileHubTables } from '../tables.ts';

/** The key under which `latestDecisions` returns the decision after a merge of all contacts. */
const MERGED = 'merged';

type Reading = { db: Db<ProfileHubTables> };
type Reader = { clientId: string; locale: Locale };

/** Compares contacts, oldest first; deleted ones are omitted. */
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
  const contacts = rows.map((row) => {
    const contact = toContact(row, book);
    return {
      ...contact,
      phoneText: phoneText(contact),
      ...(journeys.get(row.id) ?? { events: 0, leads: 0, lastEventAt: null }),
    };
  });
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

/** Blocked kinds of addresses, by `id purpose`. */
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

/**
 * The contact with the value that a user would most likely choose: the only one, not all capitals, the longest, else
 * the newest. Email and phone stay those of the oldest; the others are stored in addition.
 */
function suggestedSide(
  contacts: readonly Pick<Contact, 'id' | 'criterias'>[],
  slug: string,
): string {
  const known = contacts.filter(({ criterias }) => !isEmpty(criterias[slug]));
  const candidates = known.length > 0 ? known : contacts;
  if (slug === 'email' || slug === 'phone') return candidates[0]?.id ?? '';
  const [best] = candidates
    .map(({ id, criterias }, at) => ({ id, at, care: careOf(criterias[slug]) }))
    .sort((a, b) => b.care - a.care || b.at - a.at);
  return best?.id ?? '';
}

function isEmpty(value: ContactValue | undefined): boolean {
  return value === null || value === undefined || value === '';
}

/** Score of careful input: mixed case and accents. */
function careOf(value: ContactValue | undefined): number {
  if (typeof value !== 'string') return 0;
  const isShouted = value === value.toUpperCase() && value !== value.toLowerCase();
  return isShouted ? 0 : value.length;
}

interface Decided {
  decision: Decision;
  at: string;
  recordedAt: string;
}

/** Effective decision by contact and purpose (`id purpose`), and after a merge of all (`merged purpose`). */
async function latestDecisions(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  ids: readonly string[],
): Promise<{ latest: Map<string, Decided>; entries: number }> {
  const ledgers = mergedLedgers(clientId, ids);
  const { rows } = await sql<{
    id: string;
    purpose: number;
    decision: Decision;
    at: Date;
    recorded_at: Date;
    entries: number;
  }>`
    with counting as (${countingDecisions(
      clientId,
      sql`(select contact_id, kept_id from ${ledgers} as alone
        union all select contact_id, ${MERGED} from ${ledgers} as together)`,
    )})
    select kept_id as id, purpose, decision, at, recorded_at, (
      select count(*) from ${ledgers} as ledger join profile_hub.consents as consent
        on consent.client_id = ${clientId} and consent.contact_id = ledger.contact_id) as entries
    from counting`.execute(db);
  return {
    latest: new Map(
      rows.map(({ id, purpose, decision, at, recorded_at }) => [
        `${id} ${purpose}`,
        { decision, at: at.toISOString(), recordedAt: recorded_at.toISOString() },
      ]),
    ),
    entries: rows[0]?.entries ?? 0,
  };
}
