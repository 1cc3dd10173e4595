import {
  getClientLogoCall,
  removeClientLogoCall,
  setClientLogoCall,
} from '#modules/directory/contract/clients/client-logo.ts';
import { notFound } from '#platform/contract/problems.ts';
import { removeClientLogo, setClientLogo } from '../commands/save-client-logo.ts';
import { readClientLogo } from '../queries/client-logo.ts';
import { readClientDetail } from '../queries/read-client-details.ts';
import { route } from '../route.ts';

export const getClientLogoRoute = route(getClientLogoCall, async ({ db, app, params }) => {
  const { logoId } = await readClientLogo({ db }, params.uuid);
  if (!logoId) throw notFound();
  return app.files.answer(db, { clientId: params.uuid, id: logoId, inline: true });
});

export const setClientLogoRoute = route(
  setClientLogoCall,
  async ({ db, app, params, file, principal }) => {
    const clientId = params.uuid;
    await setClientLogo({ db, app }, { clientId, userId: principal.userId, file });
    return readClientDetail({ db }, clientId);
  },
);

export const removeClientLogoRoute = route(removeClientLogoCall, async ({ db, app, params }) => {
  await removeClientLogo({ db, app }, params.uuid);
  return readClientDetail({ db }, params.uuid);
});
