import { sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { fileMentions } from '../files/file-personal-data.ts';
import { purgeFiles } from '../files/files.job.ts';
import { type StoredFile, storedFile } from '../files/stored-file.ts';
import type { FilesTables } from '../files/tables.ts';
import {
  deleteMentions,
  type FreeText,
  personPattern,
  rowsThatMention,
} from '../persons/mentions.ts';
import type { PersonalDataHandler } from '../persons/persons.ts';

const WHAT = 'platform:person.imports';
const REPAIRS_WHAT = 'platform:person.repairs';
/** Cell values that a user mapped to a choice; a value may contain any text of the column. */
const REPAIRS: FreeText = {
  table: 'platform.import_repairs',
  columns: { from_text: 'text', to_value: 'text' },
};

/**
 * Deletes a checked file together with its parsed lines if either mentions the person. A phone number with spaces is
 * only found in the parsed lines. Users who have not yet started the import must upload a file without the person.
 */
export const importPersonalData: PersonalDataHandler<App> = {
  async held(person, context) {
    const checks = await checksAbout(context, person);
    const shown = sql`column_key as column, from_text as word`;
    return [
      { what: WHAT, records: checks.map(([{ name, createdAt: at }]) => ({ name, at })) },
      {
        what: REPAIRS_WHAT,
        records: await rowsThatMention(context, person, { ...REPAIRS, shown }),
      },
    ];
  },
  async erase(person, { db, app }) {
    const checks = await checksAbout({ db, app }, person);
    const files = checks.flat();
    for (const file of files) await app.files.remove(db, file);
    const ids = files.map(({ id }) => id);
    if (ids.length > 0)
      await app.jobs.enqueue(db, purgeFiles, { ids }, { clientId: person.clientId });
    return [
      { what: WHAT, count: checks.length },
      { what: REPAIRS_WHAT, count: await deleteMentions({ db }, person, REPAIRS) },
    ];
  },
};

/** Stored checks with both versions of their file: as uploaded and as parsed. */
async function checksAbout(
  { db, app }: { db: Db; app: App },
  person: Person,
): Promise<[StoredFile, StoredFile][]> {
  const { rows } = await sql<{ file_id: string; lines_id: string }>`
    select file_id, lines_id from platform.import_checks where client_id = ${person.clientId}`.execute(
    db,
  );
  const { found } = personPattern(person);
  const speaks = new RegExp(found, 'i');
  const about: [StoredFile, StoredFile][] = [];
  for (const check of rows) {
    const files = await (db as Db<FilesTables>)
      .selectFrom('platform.files')
      .selectAll()
      .where('client_id', '=', person.clientId)
      .where('id', 'in', [check.file_id, check.lines_id])
      .execute();
    const [brought, lines] = [check.file_id, check.lines_id].map((id) => {
      const row = files.find((file) => file.id === id);
      return row && storedFile(row);
    });
    if (!brought || !lines) continue;
    const isAbout =
      (await fileMentions(app.files.store, lines, speaks)) ||
      (await fileMentions(app.files.store, brought, speaks));
    if (isAbout) about.push([brought, lines]);
  }
  return about;
}
