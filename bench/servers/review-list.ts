/** A brand with a million reviews for the bench of the review list, and hand-written SQL for the same list. */
import type pg from 'pg';
import { indexesAside } from '../load/indexes-aside.ts';
import { seedAdmin, seedBrand } from '../load/seed-brand.ts';

export const CLIENT = '019a8000-0006-7000-8000-000000000001';
const OTHER = '019a8000-0006-7000-8000-000000000002';
export const BRAND = 'many-reviews';
export const GROUP = '019a8000-0006-7000-8000-00000000000a';
/** The app counts up to this number only; the hand-written SQL does the same. */
const COUNTED = 10_000;

const locationOf = (n: string) =>
  `('019a8000-0006-7000-9000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
export const locationId = (n: number) =>
  `019a8000-0006-7000-9000-${n.toString(16).padStart(12, '0')}`;
const REVIEW = `('019a8000-0007-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const LOCATIONS = `
  insert into directory.locations (client_id, id, code, name, city, country)
  select $1, ${locationOf('n')}, 'L-' || n, 'Store ' || n, 'City ' || n % 700, 'NO' from generate_series(1, $2::int) as n`;
const REVIEWS = `
  insert into communication.reviews (client_id, id, origin, external_id, location_id, written_at, received_at, username,
    grade, comment, status, language, sentiment, analysed_at, month)
  select $1, ${REVIEW}, (array['GMB', 'GATOREVIEWS'])[1 + n % 2], 'r' || n, ${locationOf('1 + (n * 7919::bigint) % $3')},
    now() - n * interval '95 seconds', now() - n * interval '95 seconds', 'Reader ' || n % 9000,
    1 + (n * 31) % 5, case when n % 4 > 0 then 'Comment ' || md5(n::text) || ' about service' else '' end,
    (array['sent', 'sent', 'sent', 'sent', 'sent', 'manual', 'ready', 'empty', 'discarded', 'failed'])[1 + (n / 7) % 10],
    (array['no', 'fr', 'de', 'en', 'es', 'it', 'other'])[1 + n % 7], (array['PO', 'NE', 'NG'])[1 + n % 3], now(),
    date_trunc('month', now() - n * interval '95 seconds')::date
  from generate_series(1, $2::int) as n`;
const TOPICS = `
  insert into communication.review_topics (client_id, review_id, topic, location_id, origin, written_at, sentiment, ranges,
    words, month)
  select client_id, id, (array['staff', 'price', 'quality', 'waiting'])[1 + abs(hashtext(external_id)) % 4], location_id,
    origin, written_at, 'PO', '{0,7}', '{comment}', month
  from communication.reviews where client_id = $1 and has_comment`;
const REPLIES = `
  insert into communication.replies (client_id, review_id, location_id, text, writer, state, decision, reason, score, sent_at)
  select client_id, id, location_id, 'Thank you for your visit.', 'embedded', 'sent', 'send', 'score', 90,
    written_at + interval '5 hours'
  from communication.reviews where client_id = $1 and status = 'sent'`;
/** What triggers count of reviews and topics, folded by a job. */
const SUMS = [
  `insert into communication.sentiment_months (client_id, month, origin, language, sentiment, reviews, folded)
   select client_id, month, origin, language, sentiment, count(*), true from communication.reviews
   where client_id = $1 group by 1, 2, 3, 4, 5`,
  `insert into communication.topic_months (client_id, month, origin, topic, sentiment, mentions, folded)
   select client_id, month, origin, topic, sentiment, count(*), true from communication.review_topics
   where client_id = $1 group by 1, 2, 3, 4, 5`,
  `insert into communication.topic_words (client_id, month, topic, origin, word, mentions, folded)
   select client_id, month, topic, origin, unnest(words), count(*), true from communication.review_topics
   where client_id = $1 group by 1, 2, 3, 4, 5`,
  `insert into communication.review_months (client_id, month, origin, grade, reviews, folded)
   select client_id, month, origin, grade, count(*), true from communication.reviews
   where client_id = $1 group by 1, 2, 3, 4`,
  `insert into communication.location_months (client_id, month, location_id, origin, grade_1, grade_2, grade_3, grade_4,
     grade_5, positive, neutral, negative, folded)
   select client_id, month, location_id, origin, ${[1, 2, 3, 4, 5].map((grade) => `count(*) filter (where grade = ${grade})`)},
     ${['PO', 'NE', 'NG'].map((sentiment) => `count(*) filter (where sentiment = '${sentiment}')`)}, true
   from communication.reviews where client_id = $1 group by 1, 2, 3, 4`,
  `insert into communication.review_counts
   select client_id, location_id, status, count(*) from communication.reviews where client_id = $1 group by 1, 2, 3`,
  `insert into communication.review_status_counts
   select client_id, status, count(*) from communication.reviews where client_id = $1 group by 1, 2`,
];

export async function seedReviews(
  pool: pg.Pool,
  { reviews, locations }: { reviews: number; locations: number },
): Promise<{ adminId: string }> {
  const db = await pool.connect();
  // Disables triggers: seeding is not a user's change.
  await db.query('set session_replication_role = replica');
  await indexesAside(db, { table: 'communication.reviews' }, async () => {
    for (const [id, brand, share] of [
      [CLIENT, BRAND, reviews],
      [OTHER, 'other', reviews / 10],
    ] as const) {
      await seedBrand(db, { id, brand, module: 'communication' });
      await db.query(LOCATIONS, [id, id === CLIENT ? locations : 0]);
      await db.query(REVIEWS, [id, share, locations]);
    }
  });
  await db.query(`insert into directory.groups (client_id, id, name) values ($1, $2, 'North')`, [
    CLIENT,
    GROUP,
  ]);
  await db.query(
    `insert into directory.group_members (client_id, group_id, location_id)
     select $1, $2, ${locationOf('n')} from generate_series(1, 200) as n`,
    [CLIENT, GROUP],
  );
  await indexesAside(db, { table: 'communication.review_topics' }, async () => {
    await db.query(TOPICS, [CLIENT]);
  });
  await indexesAside(db, { table: 'communication.replies' }, async () => {
    await db.query(REPLIES, [CLIENT]);
  });
  for (const statement of SUMS) await db.query(statement, [CLIENT]);
  const adminId = await seedAdmin(db, CLIENT);
  await db.query('set session_replication_role = default');
  await db.query('vacuum analyze');
  db.release();
  return { adminId };
}

/** Page and count in parallel, as the screen needs them, without further work. */
export async function listReviewsBySql(
  pool: pg.Pool,
  { where, order = 'r.written_at desc, r.id' }: { where: string; order?: string },
) {
  const from = `communication.reviews r where r.client_id = $1 and r.deleted_at is null ${where}`;
  const [{ rows: items }, { rows: counts }] = await Promise.all([
    pool.query(
      `select r.id, r.origin, r.external_id, r.written_at, r.received_at, r.username, r.grade, r.comment, r.status,
         r.language, r.sentiment, r.risks, r.version, l.name, l.city, y.text, y.state, y.score, y.evaluation, y.sent_at,
         (select jsonb_agg(t) from communication.review_topics t where t.client_id = r.client_id and t.review_id = r.id)
       from (select r.client_id, r.id from ${from} order by ${order} limit 50) page
       join communication.reviews r using (client_id, id)
       left join directory.locations l on l.client_id = r.client_id and l.id = r.location_id
       left join communication.replies y on y.client_id = r.client_id and y.review_id = r.id
       order by ${order}`,
      [CLIENT],
    ),
    pool.query(
      `select least(count(*), ${COUNTED})::int as total from (select from ${from} limit ${COUNTED + 1}) as found`,
      [CLIENT],
    ),
  ]);
  return { ids: items.map(({ id }) => id as string), total: counts[0].total as number };
}
