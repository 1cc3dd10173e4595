import {
  cancelClientImportCall,
  checkClientImportCall,
  createClientImportCall,
  getClientImportCall,
  listClientImportsCall,
  startClientImportCall,
  uploadArchivePartCall,
} from '#modules/directory/contract/clients/client-imports.ts';
import { route } from '../route.ts';
import { startImport } from './import-client.job.ts';
import { cancelImport, listImports, readImport } from './read-client-imports.ts';
import { announceArchive, checkArchive, receivePart } from './receive-archive.ts';

const listClientImportsRoute = route(listClientImportsCall, ({ db }) => listImports({ db }));

const getClientImportRoute = route(getClientImportCall, ({ db, params }) =>
  readImport({ db }, params.id),
);

const createClientImportRoute = route(
  createClientImportCall,
  async ({ db, app, body, principal: { userId } }) =>
    readImport({ db }, await announceArchive({ db, app }, { ...body, userId })),
);

const uploadArchivePartRoute = route(uploadArchivePartCall, ({ db, app, params, body, file }) =>
  receivePart({ db, app }, { id: params.id, at: body.at, file }),
);

// A refused archive is deleted although the call fails.
const checkClientImportRoute = route(
  checkClientImportCall,
  async ({ db, app, params }) => {
    await checkArchive({ db, app }, params.id);
    return readImport({ db }, params.id);
  },
  { ownTransactions: true },
);

const startClientImportRoute = route(
  startClientImportCall,
  ({ db, app, params, principal: { userId } }) =>
    startImport({ db, app }, { id: params.id, userId }),
);

const cancelClientImportRoute = route(cancelClientImportCall, async ({ db, app, params }) => {
  await cancelImport({ db, app }, params.id);
  return readImport({ db }, params.id);
});

export const clientImportsRoutes = [
  listClientImportsRoute,
  getClientImportRoute,
  createClientImportRoute,
  uploadArchivePartRoute,
  checkClientImportRoute,
  startClientImportRoute,
  cancelClientImportRoute,
];
