/** `npm run import-client FILE`: brings a client of another installation into this one, running or not. */
import { openAsBlob } from 'node:fs';
import { resolve } from 'node:path';
import { BlobReader } from '@zip.js/zip.js';
import { mergeClientData } from '#platform/server/client-archive/client-data.ts';
import { importClient } from '#platform/server/client-archive/import-client.ts';
import { readConfig } from '#platform/server/config.ts';
import { runningDatabase } from '#platform/server/database/embedded/running-database.ts';
import { createFileStore } from '#platform/server/files/create-file-store.ts';
import { modules } from './modules.ts';

const [name] = process.argv.slice(2);
try {
  if (!name) throw new Error('name the archive: npm run import-client FILE');
  const config = readConfig(process.env);
  // npm runs in the checkout, but a file name is relative to the user's working directory.
  const path = resolve(process.env.INIT_CWD ?? '.', name);
  const embedded = config.DATABASE_URL ? undefined : await runningDatabase(config.dataDirectory);
  const store = await createFileStore(config);
  try {
    const { manifest, counted, rows, files, notes } = await importClient({
      databaseUrl: config.DATABASE_URL ?? embedded?.url ?? '',
      store,
      clientData: mergeClientData(modules),
      source: { name: path, open: async () => new BlobReader(await openAsBlob(path)) },
    });
    const lines = [
      `${manifest.client.name}, taken out of ${manifest.installation} on ${manifest.madeAt}, is here.`,
      `${counted.size} tables with ${rows} rows and ${files} stored files; all counts agree.`,
      ...notes,
      ...(manifest.files.missing.length > 0
        ? [
            `${manifest.files.missing.length} stored files had no content in the other installation.`,
          ]
        : []),
      'Not in the archive, so set up again where needed: API keys, webhooks, connections to Google, secrets of forms and product lookups.',
    ];
    console.log(lines.join('\n'));
  } finally {
    store.close();
    await embedded?.leave();
  }
} catch (error) {
  console.error(`Nothing was imported: ${(error as Error).message}`);
  process.exitCode = 1;
}
