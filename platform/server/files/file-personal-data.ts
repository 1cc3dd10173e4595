import { buffer } from 'node:stream/consumers';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { personPattern } from '../persons/mentions.ts';
import type { PersonalDataHandler } from '../persons/persons.ts';
import { SheetRefusal } from '../spreadsheets/sheet-reading.ts';
import { Archive } from '../spreadsheets/xlsx/archive.ts';
import type { FileStore } from './file-store.ts';
import { purgeFiles } from './files.job.ts';
import { type StoredFile, storedFile, storeKey } from './stored-file.ts';
import type { FilesTables } from './tables.ts';

const WHAT = 'platform:person.files';

/** Deletes the whole file. Users can upload or export it again without the person. */
export const filePersonalData: PersonalDataHandler<App> = {
  async held(person, { db, app }) {
    const files = await filesAbout({ db, app }, person);
    const records = files.map(({ name, createdAt: at, expiresAt: until }) => ({ name, at, until }));
    return [{ what: WHAT, records }];
  },
  async erase(person, { db, app }) {
    const files = await filesAbout({ db, app }, person);
    for (const file of files) await app.files.remove(db, file);
    const ids = files.map(({ id }) => id);
    // Deleting bytes cannot be rolled back, so a job deletes them after the commit.
    if (ids.length > 0)
      await app.jobs.enqueue(db, purgeFiles, { ids }, { clientId: person.clientId });
    return [{ what: WHAT, count: files.length }];
  },
};

async function filesAbout(
  { db, app }: { db: Db; app: App },
  person: Person,
): Promise<StoredFile[]> {
  const rows = await (db as Db<FilesTables>)
    .selectFrom('platform.files')
    .selectAll()
    .where('client_id', '=', person.clientId)
    .execute();
  const found = new RegExp(personPattern(person).found, 'i');
  const about: StoredFile[] = [];
  for (const file of rows.map(storedFile)) {
    if (found.test(file.name) || (await fileMentions(app.files.store, file, found)))
      about.push(file);
  }
  return about;
}

/** Images and print files show codes and logos, so they contain no personal data. */
const WITH_TEXT: readonly FileKind[] = ['csv', 'tsv', 'txt', 'xls', 'xlsx', 'docx', 'zip'];
const PACKED: readonly FileKind[] = ['xlsx', 'docx', 'zip'];
/** Chunks of a text overlap by more than the length of an address. */
const OVERLAP = 400;
const LARGEST_PACKED_BYTES = 64 * 1024 * 1024;
const LARGEST_UNPACKED_BYTES = 512 * 1024 * 1024;

/**
 * Whether a file mentions the person. A file that cannot be read, because it is encrypted or too large, counts as
 * mentioning them.
 */
export async function fileMentions(
  store: FileStore,
  file: Pick<StoredFile, 'clientId' | 'id' | 'kind' | 'size'>,
  found: RegExp,
): Promise<boolean> {
  if (!WITH_TEXT.includes(file.kind)) return false;
  if (!PACKED.includes(file.kind)) return mentions(await store.read(storeKey(file)), found);
  if (file.size > LARGEST_PACKED_BYTES) return true;
  const bytes = await buffer(await store.read(storeKey(file)));
  try {
    const archive = await Archive.open(bytes, { unpackedBytes: LARGEST_UNPACKED_BYTES });
    for (const name of archive.names()) {
      if (found.test(name) || (await mentions(archive.text(name), found))) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof SheetRefusal) return true;
    throw error;
  }
}

/** An address has the same bytes in every encoding, except for zero bytes in UTF-16. */
async function mentions(pieces: AsyncIterable<Buffer | string>, found: RegExp): Promise<boolean> {
  let tail = '';
  for await (const piece of pieces) {
    const text =
      `${tail}${typeof piece === 'string' ? piece : piece.toString('latin1')}`.replaceAll('\0', '');
    if (found.test(text)) return true;
    tail = text.slice(-OVERLAP);
  }
  return false;
}
