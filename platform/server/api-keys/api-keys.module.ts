import { defineModule } from '../module.ts';
import { apiKeyScopesMigration } from './api-key-scopes.migration.ts';
import { apiKeysMigration } from './api-keys.migration.ts';

/** API keys for servers. Each module defines the purpose of its keys and the calls that create and end them. */
export const apiKeysModule = defineModule({
  name: 'platform-api-keys',
  migrations: [apiKeysMigration, apiKeyScopesMigration],
  clientData: { leftOut: { 'platform.api_keys': 'hashed with the key of this installation' } },
  persons: { holdsNone: 'stores keys of machines' },
});
