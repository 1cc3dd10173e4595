import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  MAIL_STATES,
  type OutboxFilter,
  type OutboxView,
  outboxList,
} from '#platform/contract/operations/outbox-list.ts';
import { matchWords } from '../database/match-words.ts';
import { filterSql } from '../filters/filter-sql.ts';

export interface MeantMails extends OutboxFilter {
  /** Templates whose name in the user's language contains the search text. */
  meant?: { templates: readonly string[] };
}

const VIEWS = Object.fromEntries([
  ['all', undefined],
  ...MAIL_STATES.map((state) => [state, sql<SqlBool>`mail.status = ${state}`]),
]) as Record<OutboxView, RawBuilder<SqlBool> | undefined>;

/** The same filter for the list and for bulk actions; over `platform.outbox as mail`. */
export function mailsFilterSql({ meant, ...filter }: MeantMails): RawBuilder<SqlBool> {
  return filterSql(
    outboxList,
    {
      columns: {
        client: sql`mail.client_id`,
        template: sql`mail.template`,
        written: sql`mail.created_at`,
      },
      views: VIEWS,
      words: (words) => sql<SqlBool>`(
        ${matchWords(sql<string>`platform.fold(mail.recipient)`, words)}
        or mail.template = any (${meant?.templates ?? []}::text[]))`,
    },
    filter,
  );
}
