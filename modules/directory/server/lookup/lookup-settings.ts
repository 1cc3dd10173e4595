import type { Selectable } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { DirectoryTables } from '../tables.ts';

/** Where a client's products are asked for, ready to be used. */
export interface LookupSettings {
  urlTemplate: string;
  headers: Record<string, string>;
  timeoutMs: number;
}

const PURPOSE = 'directory.product-lookup';

export function lookupSettings(
  app: App,
  row: Selectable<DirectoryTables['directory.product_lookups']>,
): LookupSettings {
  return {
    urlTemplate: row.url_template,
    headers:
      row.header_name && row.sealed_secret
        ? { [row.header_name]: app.secrets.open(PURPOSE, row.sealed_secret) }
        : {},
    timeoutMs: row.timeout_ms,
  };
}

export function sealLookupSecret(app: App, secret: string): string {
  return app.secrets.seal(PURPOSE, secret);
}
