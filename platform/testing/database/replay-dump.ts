import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { ensureRoles } from '#platform/server/database/roles.ts';

/** A statement up to its semicolon, ignoring those within quotes of names, texts and function bodies. */
const STATEMENT =
  /(?:'[^']*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|BEGIN ATOMIC[\s\S]*?\nEND|[^;'"$]|\$)+;/g;

/**
 * Loads a plain dump (`pg_dump --inserts`) into an empty database; a dump contains no roles. `despiteErrors` continues
 * after a failed statement, as `pg_restore` does, and returns the errors.
 */
export async function replayDump(
  url: string,
  file: string,
  { despiteErrors = false }: { despiteErrors?: boolean } = {},
): Promise<string[]> {
  const errors: string[] = [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await ensureRoles(client);
    const dump = await readFile(file, 'utf8');
    for (const statement of despiteErrors ? (dump.match(STATEMENT) ?? []) : [dump])
      await client.query(statement).catch((error: Error) => {
        if (!despiteErrors) throw error;
        errors.push(error.message);
      });
    return errors;
  } finally {
    await client.end();
  }
}
