import { defineModule } from '../module.ts';
import { importMatchingsMigration } from './import-matchings.migration.ts';
import { importRepairsMigration } from './import-repairs.migration.ts';
import { importsMigration } from './imports.migration.ts';
import { importsOfPerson } from './imports-of-person.ts';

/** What all imports share; each module brings its own import with `defineImport`. */
export const importsModule = defineModule({
  name: 'imports',
  migrations: [importsMigration, importRepairsMigration, importMatchingsMigration],
  persons: importsOfPerson,
});
