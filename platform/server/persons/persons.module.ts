import { defineModule } from '../module.ts';
import { erasePersonsMigration } from './erase-persons.migration.ts';

/** The way in which all modules are asked about a person. */
export const personsModule = defineModule({
  name: 'platform-persons',
  migrations: [erasePersonsMigration],
  persons: { holdsNone: 'it asks the others' },
});
