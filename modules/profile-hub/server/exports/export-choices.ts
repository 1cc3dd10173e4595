import { sql } from 'kysely';
import type { WhichContacts } from '#modules/profile-hub/contract/contact.ts';
import type { getExportsCall } from '#modules/profile-hub/contract/export-contacts.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import { chosenContactsSql } from '../segments/contact-filter-sql.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { Context } from '../tables.ts';

type Choices = CallOutput<typeof getExportsCall>;

const SHOWN = 20;

/** Export choices and recent exports. */
export async function exportChoices(
  { db, app }: Context,
  { clientId, userId, locale }: { clientId: string; userId: string; locale: Locale },
): Promise<Choices> {
  const book = await readCriteriaIndex({ db }, clientId, locale);
  const segments = await db
    .selectFrom('profile_hub.segments')
    .select(['id', 'name', 'kind'])
    .where('client_id', '=', clientId)
    .where('saved', '=', true)
    .orderBy('name_key')
    .execute();
  return {
    segments,
    criterias: book.active.map(({ slug, label, type }) => ({
      slug,
      label: typeof label === 'string' ? label : label.words,
      isStandard: typeof label === 'string',
      type,
    })),
    exports: await lastExports({ db, app }, { clientId, userId }),
  };
}

async function lastExports(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<Choices['exports']> {
  const rows = await db
    .selectFrom('profile_hub.exports')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
  const names = new Map<string, string | undefined>();
  for (const id of new Set(rows.map(({ asked_by }) => asked_by)))
    names.set(id, await app.ports.call(userNamePort, { userId: id }, { db, app }));
  return rows.map((row) => {
    const by = names.get(row.asked_by);
    const seconds = Math.floor((row.expires_at.getTime() - Date.now()) / 1000);
    const file = { clientId, id: row.file_id };
    return {
      id: row.id,
      at: row.created_at.toISOString(),
      ...(by !== undefined && { by }),
      part: row.part,
      segment: row.segment_name,
      contacts: row.contacts,
      criterias: row.criteria.length,
      format: row.format,
      isLocked: row.locked,
      file: row.file_name,
      path:
        row.asked_by === userId && seconds > 0
          ? app.files.link(file, { seconds, disposition: 'attachment' })
          : null,
    };
  });
}

/** Number of contacts that an export would contain. */
export async function countExport(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  which: WhichContacts,
): Promise<number> {
  const fit = chosenContactsSql(which, await ruleContext({ db }, clientId));
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from profile_hub.contacts as contact where ${fit}`.execute(db);
  return rows[0]?.count ?? 0;
}
