import { locationImportCalls } from '#modules/directory/contract/move-locations.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type { DirectoryTables } from '../tables.ts';
import { identifyLocations } from './identify-locations.ts';
import { type LocationLine, locationColumns } from './location-line.ts';
import { writeLocations } from './write-locations.ts';

/** Locations from a file, by their code [SUP-02]. */
export const locationImport = defineImport<LocationLine, DirectoryTables>({
  name: 'directory.locations',
  calls: locationImportCalls,
  title: 'directory:location.importTitle',
  columns: locationColumns,
  recordColumns: ['name', 'code'],
  identify: identifyLocations,
  write: writeLocations,
});
