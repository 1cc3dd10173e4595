import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Characters that JavaScript treats as spaces, as in `replyFingerprint`. */
const SPACES = '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+';

/**
 * Replies store fingerprints of the texts sent earlier, to distinguish our replies from those written at the source
 * [REV-09]. Reviews and replies store when a person was erased from their text [PH-17].
 */
export const rememberReplyTextsMigration = defineMigration({
  name: '2026-11-28-33-communication-known-reply-texts',
  async up(db) {
    await sql`
      alter table communication.replies
        add column known_texts text[] not null default '{}', add column mentions_erased_at timestamptz`.execute(
      db,
    );
    await sql`alter table communication.reviews add column mentions_erased_at timestamptz`.execute(
      db,
    );
    await sql`
      update communication.replies as reply set known_texts = sent.known
      from (
        select client_id, review_id, array_agg(distinct encode(sha256(convert_to(
          btrim(regexp_replace(text, ${sql.lit(SPACES)}, ' ', 'g')), 'UTF8')), 'hex')) as known
        from communication.review_history where kind = 'sent' and text is not null group by client_id, review_id
      ) as sent
      where sent.client_id = reply.client_id and sent.review_id = reply.review_id`.execute(db);
  },
});
