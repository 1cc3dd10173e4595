import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestApp } from '#platform/testing/test-app.ts';
import { NEIGHBOUR, PHONE_DIGITS, RARE } from './rare-person.ts';

/**
 * Everything that the database and the file store still contain, except data of the neighbour: the address, and the phone
 * that both have, which therefore stays in the block list.
 */
export async function leftovers(suite: TestApp): Promise<string[]> {
  const owner = new pg.Client({ connectionString: suite.databaseUrl });
  await owner.connect();
  const found: string[] = [];
  try {
    const { rows: tables } = await owner.query<{ name: string }>(`
      select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')`);
    for (const { name } of tables) {
      const { rows } = await owner.query<{ text: string }>(
        `select t::text as text from ${name} as t
         where regexp_replace(t::text, $2, '', 'g') ilike any ($1)
           or (strpos(replace(t::text, ' ', ''), $3) > 0 and strpos(t::text, $4) = 0 and $5)`,
        [
          RARE.map((word) => `%${word}%`),
          'nozyxwantha[.]?q',
          PHONE_DIGITS,
          NEIGHBOUR,
          name !== 'profile_hub.blocked_addresses',
        ],
      );
      found.push(...rows.map(({ text }) => `${name}: ${text}`));
    }
  } finally {
    await owner.end();
  }
  const bytes = (await readDirectoryText(suite.app.config.DATA_DIR ?? '')).replaceAll(
    NEIGHBOUR,
    '',
  );
  const words = [...RARE, PHONE_DIGITS].filter((word) => bytes.includes(word));
  return [...found, ...words.map((word) => `file: ${word}`)];
}

export async function readDirectoryText(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
  );
  return texts.join('\n');
}
