import { clientsByIds } from '#modules/directory/contract/client-ports.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/ports.ts';
import { createDirectory } from './migrations/create-directory.ts';
import { readClients } from './queries/clients-by-ids.ts';
import { getClient, listClients } from './routes/get-clients.route.ts';

export const directory = defineModule({
  name: 'directory',
  migrations: [createDirectory],
  routes: [listClients, getClient],
  ports: [answerPort(clientsByIds, ({ ids }, { db }) => readClients(db, ids))],
});
