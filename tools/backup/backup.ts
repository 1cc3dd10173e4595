/** `npm run backup FILE`: the whole installation of DATA_DIR in one archive, while it runs. */
import { resolve } from 'node:path';
import { readConfig } from '#platform/server/config.ts';
import { makeBackup } from './make-backup.ts';

const [name] = process.argv.slice(2);
try {
  if (!name) throw new Error('say where to: npm run backup FILE');
  // npm runs in the checkout, but a file name is relative to the user's working directory.
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  const { entries, holdsKey, holdsFiles } = await makeBackup(readConfig(process.env), file);
  const sizes = Object.values(entries).map(({ bytes }) => bytes);
  const megabytes = Math.ceil(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_000_000);
  console.log(
    `${file}: ${sizes.length} files, ${megabytes} MB before packing, written and read back.`,
  );
  console.log(
    holdsKey
      ? 'It holds the key that opens everything in it: keep it as you keep a password.'
      : 'SECRET_KEY is set from outside and not in it: keep that too.',
  );
  if (!holdsFiles) console.log('Files stand in a bucket (FILES_S3_URL) and are not in it.');
} catch (error) {
  console.error(`No backup was made: ${(error as Error).message}`);
  process.exitCode = 1;
}
