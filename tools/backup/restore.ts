/** `npm run restore FILE`: brings an archive of `npm run backup` back into DATA_DIR; `-- --replace` where data are there. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#platform/server/config.ts';
import { restoreBackup } from './restore-backup.ts';

try {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (!name) throw new Error('say what: npm run restore FILE');
  const { DATABASE_URL, dataDirectory } = readConfig(process.env);
  if (DATABASE_URL)
    throw new Error(
      'DATABASE_URL is set: that database is restored with pg_restore, see docs/operations.md.',
    );
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  const { manifest, aside } = await restoreBackup(file, dataDirectory, values);
  console.log(
    `${dataDirectory} is as it was on ${manifest.madeAt}. Start it: npm start -- --empty`,
  );
  if (aside) console.log(`What was there before is in ${aside}.`);
  if (!manifest.holdsKey) console.log('It was made with a SECRET_KEY from outside: set the same.');
  if (!manifest.holdsFiles) console.log('Its files stand in a bucket: set the same FILES_S3_URL.');
} catch (error) {
  console.error(`Nothing was restored: ${(error as Error).message}`);
  process.exitCode = 1;
}
