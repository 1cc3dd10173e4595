import { locationImportCalls } from '#modules/directory/contract/locations/move-locations.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type { DirectoryTables } from '../tables.ts';
import { identifyLocations } from './identify-locations.ts';
import { type LocationLine, locationCells } from './location-cells.ts';
import { writeLocations } from './write-locations.ts';

/** Locations from a file, by their code [SUP-02]. */
export const locationImport = defineImport<LocationLine, DirectoryTables>({
  name: 'directory.locations',
  calls: locationImportCalls,
  title: 'directory:location.importTitle',
  columns: locationCells.map(({ column }) => column),
  recordColumns: ['name', 'code'],
  identify: identifyLocations,
  write: writeLocations,
});
