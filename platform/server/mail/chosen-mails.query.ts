import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { chosenKeys } from '../lists/chosen-keys.ts';
import { type MeantMails, mailsFilterSql } from './mails-filter-sql.ts';

type WhichMails = { ids: string[] } | { filter: MeantMails; except: string[] };

/** The selected mails, or all that match the filter except some. */
export async function chosenMails({ db }: { db: Db }, which: WhichMails): Promise<string[]> {
  if ('ids' in which) return which.ids;
  const { filter, except } = which;
  const keys = await chosenKeys<{ id: string }>(
    { db },
    {
      key: sql`mail.id`,
      from: sql`platform.outbox as mail`,
      fits: sql`${mailsFilterSql(filter)} and mail.id <> all (${except}::uuid[])`,
      order: sql`mail.created_at desc, mail.id`,
    },
  );
  return keys.map(({ id }) => id);
}
