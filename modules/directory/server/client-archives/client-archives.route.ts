import {
  getClientArchiveCall,
  listClientArchivesCall,
  takeOutClientCall,
} from '#modules/directory/contract/clients/client-archives.ts';
import { readClientDetail } from '../clients/read-clients.ts';
import { route } from '../route.ts';
import { findArchiveFile, readArchives } from './read-client-archives.ts';
import { takeOutClient } from './take-out-client.ts';

const listClientArchivesRoute = route(listClientArchivesCall, async ({ db, app, params }) => {
  await readClientDetail({ db }, params.uuid);
  return { items: await readArchives({ db, app }, params.uuid) };
});

const takeOutClientRoute = route(takeOutClientCall, ({ db, app, params, principal }) =>
  takeOutClient({ db, app }, { clientId: params.uuid, userId: principal.userId }),
);

const getClientArchiveRoute = route(getClientArchiveCall, async ({ db, app, params }) =>
  app.files.answer(db, await findArchiveFile({ db }, { clientId: params.uuid, id: params.id })),
);

export const clientArchivesRoutes = [
  listClientArchivesRoute,
  takeOutClientRoute,
  getClientArchiveRoute,
];
