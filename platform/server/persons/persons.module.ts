import { defineModule } from '../module.ts';
import { erasePersonsMigration, repairErasureMigration } from './erase-persons.migration.ts';

/** The way in which all modules are asked about a person. */
export const personsModule = defineModule({
  name: 'platform-persons',
  migrations: [erasePersonsMigration, repairErasureMigration],
  persons: { holdsNone: 'it asks the others' },
});
