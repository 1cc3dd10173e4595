import { defineModule } from '../module.ts';
import { erasePersonsMigration, repairErasureMigration } from './erase-persons.migration.ts';

/** Access and erasure of personal data across all modules. */
export const personsModule = defineModule({
  name: 'platform-persons',
  migrations: [erasePersonsMigration, repairErasureMigration],
  persons: { holdsNone: 'queries the other modules and stores nothing' },
});
