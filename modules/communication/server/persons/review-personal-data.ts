import { sql } from 'kysely';
import { uuid } from '#platform/contract/ids.ts';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { blankMentions, type FreeText, mentions } from '#platform/server/persons/mentions.ts';
import type { PersonalDataHandler } from '#platform/server/persons/persons.ts';
import type { CommunicationTables } from '../tables.ts';

type Context = { db: Db<CommunicationTables> };

const REVIEWS = 'communication:held.reviews';
const MENTIONS = 'communication:held.mentions';

/** Any person can be named in another person's review and in its reply. */
const FREE_TEXTS: readonly (FreeText & { reviewId: string })[] = [
  {
    table: 'communication.reviews',
    reviewId: 'id',
    columns: { comment: 'text', username: 'text' },
    notedIn: 'mentions_erased_at',
  },
  {
    table: 'communication.replies',
    reviewId: 'review_id',
    columns: { text: 'text', evaluation: 'jsonb', replaced: 'jsonb' },
    notedIn: 'mentions_erased_at',
  },
  {
    table: 'communication.review_history',
    reviewId: 'review_id',
    columns: { text: 'text' },
  },
  {
    table: 'communication.corrected_replies',
    reviewId: 'review_id',
    columns: { written: 'text', corrected: 'text', note: 'text' },
  },
];

/** Erasure preserves a review for statistics: grade, date, place and topics. Author, text and replies are deleted [PH-17]. */
export const reviewPersonalData: PersonalDataHandler<App> = {
  async held(person, { db: any }) {
    const db: Context['db'] = any;
    const ids = await ownReviews({ db }, person);
    const { rows } = await sql<{ record: Record<string, unknown> }>`
      select jsonb_strip_nulls(jsonb_build_object('origin', review.origin, 'date', review.written_at,
        'name', review.username, 'email', review.email, 'grade', review.grade, 'comment', review.comment,
        'language', review.language, 'media', review.media, 'reply', reply.text, 'replyDate', reply.sent_at,
        'history', (
          select jsonb_agg(jsonb_build_object('date', at, 'event', kind, 'text', text) order by id)
          from communication.review_history as line
          where line.client_id = review.client_id and line.review_id = review.id and text is not null),
        'corrections', (
          select jsonb_agg(jsonb_build_object('date', at, 'written', written, 'corrected', corrected, 'note', note)
            order by id)
          from communication.corrected_replies as correction
          where correction.client_id = review.client_id and correction.review_id = review.id))) as record
      from communication.reviews as review
      left join communication.replies as reply
        on reply.client_id = review.client_id and reply.review_id = review.id
      where review.client_id = ${person.clientId} and review.id = any (${ids}::uuid[])
      order by review.written_at`.execute(db);
    return [
      { what: REVIEWS, records: rows.map(({ record }) => record) },
      { what: MENTIONS, records: await mentionsElsewhere({ db }, person, ids) },
    ];
  },
  async erase(person, { db: any }) {
    const db: Context['db'] = any;
    const ids = await ownReviews({ db }, person);
    await eraseReviews({ db }, person.clientId, ids);
    let count = 0;
    for (const free of FREE_TEXTS) count += await blankMentions({ db }, person, free);
    return [
      { what: REVIEWS, count: ids.length },
      { what: MENTIONS, count },
    ];
  },
};

/** Mentions in texts of others; the person's own reviews are returned completely. */
async function mentionsElsewhere(
  { db }: Context,
  person: Person,
  ownIds: readonly string[],
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (const free of FREE_TEXTS) {
    const shown = sql.join(Object.keys(free.columns).map((column) => sql.id(column)));
    const { rows } = await sql<Record<string, unknown>>`
      select ${shown} from ${sql.table(free.table)}
      where client_id = ${person.clientId} and ${mentions(person, free)}
        and ${sql.id(free.reviewId)} <> all (${ownIds}::uuid[])`.execute(db);
    found.push(...rows);
  }
  return found;
}

/** Reviews found by the author's contact, e-mail address or lead; locked in the same order as by sources. */
async function ownReviews({ db }: Context, person: Person): Promise<string[]> {
  const { clientId, contactIds, emails } = person;
  const leadIds = person.refs.filter((ref) => uuid.safeParse(ref).success);
  const { rows } = await sql<{ id: string }>`
    select id from communication.reviews
    where client_id = ${clientId} and (lower(email) = any (${emails}::text[])
      or contact_id = any (${contactIds}::text[]) or lead_id = any (${leadIds}::uuid[]))
    order by origin, external_id for update`.execute(db);
  return rows.map(({ id }) => id);
}

/** `erased_at` prevents the source from restoring the texts. Erased reviews need no reply. */
async function eraseReviews(
  { db }: Context,
  clientId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const ofThese = sql`client_id = ${clientId} and review_id = any (${ids}::uuid[])`;
  await sql`
    update communication.reviews set username = '', email = null, lead_id = null, contact_id = null, comment = '',
      media = '[]', source_address = null, erased_at = now(), analysed_at = coalesce(analysed_at, now()),
      status = case when status in ('ready', 'manual', 'to_reassess', 'failed') then 'discarded' else status end,
      updated_at = now(), version = version + 1
    where client_id = ${clientId} and id = any (${ids}::uuid[])`.execute(db);
  await sql`update communication.review_topics set ranges = '{}' where ${ofThese}`.execute(db);
  await sql`delete from communication.replies where ${ofThese} and state in ('proposed', 'scheduled')`.execute(
    db,
  );
  await sql`
    update communication.replies set text = '', evaluation = null, writer_reason = null, marks = null, policy_reason = null, known_texts = '{}', updated_at = now()
    where ${ofThese}`.execute(db);
  await sql`update communication.review_history set text = null where ${ofThese}`.execute(db);
  await sql`
    update communication.corrected_replies set written = '', corrected = null, note = '' where ${ofThese}`.execute(
    db,
  );
}
