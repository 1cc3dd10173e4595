import type { Selectable } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { DirectoryTables } from '../tables.ts';

/** Product lookup settings of a client, with the secret decrypted. */
export interface LookupSettings {
  urlTemplate: string;
  /** Null where the secret no longer opens: it was sealed with another SECRET_KEY. */
  headers: Record<string, string> | null;
  timeoutMs: number;
}

const PURPOSE = 'directory.product-lookup';

export function lookupSettings(
  { app }: { app: Pick<App, 'secrets' | 'log'> },
  row: Selectable<DirectoryTables['directory.product_lookups']>,
): LookupSettings {
  return {
    urlTemplate: row.url_template,
    headers: headersOf(app, row),
    timeoutMs: row.timeout_ms,
  };
}

function headersOf(
  { secrets, log }: Pick<App, 'secrets' | 'log'>,
  row: Selectable<DirectoryTables['directory.product_lookups']>,
): LookupSettings['headers'] {
  if (!row.header_name || !row.sealed_secret) return {};
  try {
    return { [row.header_name]: secrets.open(PURPOSE, row.sealed_secret) };
  } catch (error) {
    log.warn({ error, clientId: row.client_id }, 'the secret of a product lookup does not open');
    return null;
  }
}

export function sealLookupSecret({ app }: { app: App }, secret: string): string {
  return app.secrets.seal(PURPOSE, secret);
}
