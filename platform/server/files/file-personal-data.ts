import type { Person } from '#platform/contract/person.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { personPattern } from '../persons/person-pattern.ts';
import type { PersonalDataHandler } from '../persons/personal-data-handler.ts';
import { fileMentions } from './file-mentions.ts';
import { purgeFiles } from './purge-files.job.ts';
import { type StoredFile, storedFile } from './stored-file.ts';
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
