import { defineModule } from '../module.ts';
import { apiKeyScopesMigration } from './api-key-scopes.migration.ts';
import { apiKeysMigration } from './api-keys.migration.ts';

/** Keys for servers; each module says what its keys are for and offers the calls to make and end them. */
export const apiKeysModule = defineModule({
  name: 'platform-api-keys',
  migrations: [apiKeysMigration, apiKeyScopesMigration],
  persons: { holdsNone: 'keys of machines' },
});
