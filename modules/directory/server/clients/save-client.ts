import { type SqlBool, sql, type Updateable } from 'kysely';
import {
  brandColorTooLight,
  brandIdTaken,
  type ClientChanges,
  clientArchived,
  identifierTaken,
  type NewClient,
  shortUrlBaseTaken,
  timeZoneUnknown,
} from '#modules/directory/contract/clients/client.ts';
import {
  clientFields,
  contrastWithWhite,
} from '#modules/directory/contract/clients/client-fields.ts';
import {
  clientArchivedEvent,
  clientCreated,
  clientZoneChanged,
} from '#modules/directory/contract/events.ts';
import { BRAND_COLOR_CONTRAST } from '#modules/directory/contract/limits.ts';
import { DEFAULT_LOCALE } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { lockVersioned, updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { Context, DirectoryTables } from '../tables.ts';

type Columns = Updateable<DirectoryTables['directory.clients']>;
type Settings = Omit<ClientChanges, 'version'>;

/** Creates a client with its modules and returns its id. */
export async function createClient({ db, app }: Context, given: NewClient): Promise<string> {
  const id = uuidV7();
  requireReadable(given.brandColor);
  await requireValidTimeZone({ db }, given.timeZone);
  const locales = given.locales ?? [given.defaultLocale ?? DEFAULT_LOCALE];
  await constraintProblem(refusals(given), () =>
    db
      .insertInto('directory.clients')
      .values({
        ...givenColumns<Columns>(clientFields, given),
        id,
        identifier: given.identifier,
        brand_id: given.brandId,
        name: given.name,
        locales,
        default_locale: given.defaultLocale ?? locales[0] ?? DEFAULT_LOCALE,
      })
      .execute(),
  );
  await saveModules({ db }, id, given.modules);
  await app.events.publish(db, clientCreated, { clientId: id, payload: { clientId: id } });
  await app.sessions.principalChanged(db, '*');
  return id;
}

/** Changes the given fields, unless the client changed since it was read. */
export async function updateClient(
  { db, app }: Context,
  id: string,
  { version, ...changes }: ClientChanges,
): Promise<void> {
  const read = { table: 'directory.clients', key: { id }, client: id, version } as const;
  const storedClient = await lockVersioned({ db, app }, read);
  if (storedClient.archived_at) throw clientArchived();
  requireReadable(changes.brandColor);
  await requireValidTimeZone({ db }, changes.timeZone);
  const locales = changes.locales ?? storedClient.locales;
  const wished = changes.defaultLocale ?? storedClient.default_locale;
  await constraintProblem(refusals(changes), () =>
    updateVersioned({ db, app }, read, {
      ...givenColumns<Columns>(clientFields, changes),
      locales,
      default_locale: locales.includes(wished) ? wished : (locales[0] ?? wished),
    }),
  );
  if (changes.modules) await saveModules({ db }, id, changes.modules);
  const { timeZone = storedClient.time_zone } = changes;
  if (timeZone !== storedClient.time_zone)
    await app.events.publish(db, clientZoneChanged, {
      clientId: id,
      payload: { clientId: id, timeZone },
    });
  await app.sessions.principalChanged(db, '*');
}

function refusals(given: Settings & { identifier?: string; brandId?: string }) {
  return {
    clients_identifier_key: () => identifierTaken({ identifier: given.identifier ?? '' }),
    clients_brand_id_key: () => brandIdTaken({ brandId: given.brandId ?? '' }),
    clients_short_url_base: () => shortUrlBaseTaken({ shortUrlBase: given.shortUrlBase ?? '' }),
    // Another module serves pages on this host, such as a store locator.
    host_names_pkey: () => shortUrlBaseTaken({ shortUrlBase: given.shortUrlBase ?? '' }),
  };
}

function requireReadable(color: string | null | undefined): void {
  if (!color) return;
  const ratio = contrastWithWhite(color);
  if (ratio < BRAND_COLOR_CONTRAST)
    // Truncated, not rounded: 4.49 must not be shown as the required 4.5.
    throw brandColorTooLight({
      ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
      needed: String(BRAND_COLOR_CONTRAST),
    });
}

async function saveModules(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  modules: NewClient['modules'],
): Promise<void> {
  const names = modules.map(({ module }) => module);
  await db
    .deleteFrom('directory.client_modules')
    .where('client_id', '=', clientId)
    .$if(names.length > 0, (query) => query.where('module', 'not in', names))
    .execute();
  if (modules.length === 0) return;
  await db
    .insertInto('directory.client_modules')
    .values(modules.map((each) => ({ client_id: clientId, ...each })))
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'module'])
        .doUpdateSet(({ ref }) => ({ product: ref('excluded.product') }))
        .where(sql<SqlBool>`client_modules.product is distinct from excluded.product`),
    )
    .execute();
}

/** The contract validates the zone in this process, but the database calculates with its own list of zones. */
async function requireValidTimeZone(
  { db }: Pick<Context, 'db'>,
  timeZone: string | undefined,
): Promise<void> {
  if (timeZone === undefined) return;
  const { rows } = await sql`
    select from pg_timezone_names where name = ${timeZone}`.execute(db);
  if (rows.length === 0) throw timeZoneUnknown({ timeZone });
}

/** Blocks or unblocks access to a client with immediate effect; its data stays unchanged. */
export async function setClientArchived(
  { db, app }: Context,
  id: string,
  archived: boolean,
): Promise<void> {
  const client = await db
    .selectFrom('directory.clients')
    .select('archived_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!client) throw notFound();
  if ((client.archived_at !== null) === archived) return;
  await db
    .updateTable('directory.clients')
    .set({
      archived_at: archived ? new Date() : null,
      updated_at: new Date(),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  if (archived)
    await app.events.publish(db, clientArchivedEvent, { clientId: id, payload: { clientId: id } });
  await app.sessions.principalChanged(db, '*');
}
