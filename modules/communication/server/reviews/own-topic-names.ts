import { sql } from 'kysely';
import type { OwnTopicSettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CommunicationTables } from '../tables.ts';

/** Names of a brand's own topics in the reader's language, else in the first that has one. */
export async function ownTopicNames(
  { db }: { db: Db<CommunicationTables> },
  clientId: string,
  locale: Locale,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ topics: OwnTopicSettings[] | null }>`
    select settings -> 'topics' as topics from communication.reply_settings
    where client_id = ${clientId}`.execute(db);
  const named = (rows[0]?.topics ?? []).map(({ key, names }) => {
    const language = [locale, ...LOCALES].find((one) => names[one]);
    return [key, (language && names[language]) || key] as const;
  });
  return new Map(named);
}
