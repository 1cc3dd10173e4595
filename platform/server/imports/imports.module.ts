import { defineModule } from '../module.ts';
import { importMatchingsMigration } from './import-matchings.migration.ts';
import { importPersonalData } from './import-personal-data.ts';
import { importRepairsMigration } from './import-repairs.migration.ts';
import { importsMigration } from './imports.migration.ts';

/** What all imports share; each module brings its own import with `defineImport`. */
export const importsModule = defineModule({
  name: 'imports',
  migrations: [importsMigration, importRepairsMigration, importMatchingsMigration],
  clientData: {
    leftOut: { 'platform.import_checks': 'files that wait for their import, and expire' },
  },
  persons: importPersonalData,
});
