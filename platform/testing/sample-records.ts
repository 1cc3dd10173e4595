import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#platform/server/app.ts';
import type { TestClient } from './people.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..');

/** Creates a record of a client and returns its id, by the name of the port that knows its owner. */
export type SampleRecords = Readonly<
  Record<string, (app: App, client: TestClient) => Promise<string>>
>;

/**
 * A client with one record of each kind that calls name without the client. It searches the folders, because the
 * platform does not depend on modules.
 */
export async function withSampleRecords(app: App, client: TestClient): Promise<ClientWithRecords> {
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

export interface ClientWithRecords extends TestClient {
  records: ReadonlyMap<string, string>;
}
