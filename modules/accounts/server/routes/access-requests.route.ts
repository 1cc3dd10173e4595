import { accessHelpersCall, askForAccessCall } from '#modules/accounts/contract/ask-for-access.ts';
import { askForAccess } from '../commands/ask-for-access.ts';
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

export const askForAccessRoute = route(askForAccessCall, async ({ app, db, principal }) => ({
  asked: await askForAccess({ db, app }, principal),
}));
