import { accessHelpersCall, requestAccessCall } from '#modules/accounts/contract/request-access.ts';
import { requestAccess } from '../commands/request-access.ts';
import { accessHelpers } from '../queries/access-helpers.ts';
import { route } from '../route.ts';

export const accessHelpersRoute = route(accessHelpersCall, async ({ app, db, principal }) => {
  const helpers = await accessHelpers({ db, app }, principal);
  return helpers.map(({ client, administrators }) => ({
    clientId: client.uuid,
    clientName: client.name,
    administrators: administrators.map(({ first_name, last_name }) => ({
      firstName: first_name,
      lastName: last_name,
    })),
  }));
});

export const requestAccessRoute = route(requestAccessCall, async ({ app, db, principal }) => ({
  asked: await requestAccess({ db, app }, principal),
}));
