import { defineModule } from '../module.ts';
import { apiKeyExpiryMigration } from './api-key-expiry.migration.ts';
import { apiKeyScopesMigration } from './api-key-scopes.migration.ts';
import { apiKeysMigration } from './api-keys.migration.ts';

/**
 * API keys for servers. Each module defines the purpose of its keys and the calls that create and end them. Keys of a
 * whole brand make the calls of users (`authenticate-api-key.ts`).
 */
export const apiKeysModule = defineModule({
  name: 'platform-api-keys',
  migrations: [apiKeysMigration, apiKeyScopesMigration, apiKeyExpiryMigration],
  clientData: { leftOut: { 'platform.api_keys': 'hashed with the key of this installation' } },
  persons: { holdsNone: 'stores keys of machines' },
});
