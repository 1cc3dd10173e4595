import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#platform/server/app.ts';
import type { TestClient } from './people.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..');

/** Makes a record of a client by the name of the port that knows whose it is; what it answers is the record's id. */
export type SampleRecords = Readonly<
  Record<string, (app: App, client: TestClient) => Promise<string>>
>;

/** A client with one record of each kind that calls name without it. Found in the folders: the platform knows no module. */
export async function withSampleRecords(app: App, client: TestClient): Promise<KnownClient> {
  const files = await Array.fromAsync(
    glob('modules/*/server/testing/sample-records.ts', { cwd: CHECKOUT }),
  );
  const records = new Map<string, string>();
  for (const file of files.sort()) {
    const { sampleRecords }: { sampleRecords: SampleRecords } = await import(join(CHECKOUT, file));
    for (const [port, make] of Object.entries(sampleRecords))
      records.set(port, await make(app, client));
  }
  return { ...client, records };
}

export interface KnownClient extends TestClient {
  records: ReadonlyMap<string, string>;
}
