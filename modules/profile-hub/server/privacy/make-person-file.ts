import { Readable } from 'node:stream';
import { eraseContacts } from '#modules/profile-hub/contract/permissions.ts';
import { type Locale, localeFromLanguageTags } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Role } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import { readPersonIdentifiers } from '../erasure/read-person-identifiers.ts';
import type { ProfileHubTables } from '../tables.ts';
import { personPage } from './person-page.ts';

const LARGEST_BYTES = 100 * 1024 * 1024;
/** Long enough to send it on; it is all of a person in one place. */
const KEPT_SECONDS = 24 * 60 * 60;

/**
 * All data that the suite stores about a person [PH-17]: data.json for machines and a page in the person's language. It
 * uses the same sources as an erasure, so both cover the same data.
 */
export async function makePersonFile(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, contactId }: { clientId: string; contactId: string },
  asker: { userId: string; role: Role; locale: Locale; timeZone: string },
): Promise<{ path: string; name: string }> {
  const contact = await db
    .selectFrom('profile_hub.contacts')
    .select('locale')
    .where('client_id', '=', clientId)
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (!contact) throw notFound();
  const person = await readPersonIdentifiers({ db }, clientId, [contactId]);
  const held = await app.persons.heldOf(person, { db, app });
  const locale = contact.locale ? localeFromLanguageTags([contact.locale]) : asker.locale;
  const madeAt = new Date();
  // Imported on demand, because data requests are rare.
  const { TextReader, Uint8ArrayWriter, ZipWriter } = await import('@zip.js/zip.js');
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await zip.add('data.json', new TextReader(JSON.stringify({ madeAt, held }, null, 2)));
  const translate = app.texts.translator(locale);
  await zip.add(
    'data.html',
    new TextReader(personPage(held, { locale, madeAt, translate, timeZone: asker.timeZone })),
  );
  const bytes = await zip.close();
  const file = await app.files.put(db, {
    clientId,
    name: datedFileName('person', 'zip', asker.timeZone),
    stream: Readable.from([Buffer.from(bytes)], { objectMode: false }),
    maxBytes: LARGEST_BYTES,
    allow: ['zip'],
    ownerUserId: asker.userId,
    may: eraseContacts,
    madeAs: asker.role,
    expiresAt: new Date(Date.now() + KEPT_SECONDS * 1000),
  });
  const path = app.files.link(file, { seconds: KEPT_SECONDS, disposition: 'attachment' });
  return { path, name: file.name };
}
