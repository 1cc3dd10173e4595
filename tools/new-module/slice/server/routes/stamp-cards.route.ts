import {
  changeStampCardsCall,
  createStampCardCall,
  getStampCardCall,
  listStampCardsCall,
  updateStampCardCall,
} from '#modules/corner-shop/contract/stamp-cards.ts';
import { changeStampCards } from '../commands/change-stamp-cards.ts';
import { createStampCard } from '../commands/create-stamp-card.ts';
import { updateStampCard } from '../commands/update-stamp-card.ts';
import { listStampCards } from '../queries/list-stamp-cards.ts';
import { readStampCard } from '../queries/read-stamp-card.ts';
import { route } from '../route.ts';

export const listStampCardsRoute = route(listStampCardsCall, ({ db, params, query }) =>
  listStampCards({ db }, params.uuid, query),
);

export const getStampCardRoute = route(getStampCardCall, ({ db, params }) =>
  readStampCard({ db }, { clientId: params.uuid, id: params.id }),
);

export const createStampCardRoute = route(
  createStampCardCall,
  async ({ db, app, params, body }) => {
    const id = await createStampCard({ db, app }, params.uuid, body);
    return readStampCard({ db }, { clientId: params.uuid, id });
  },
);

export const updateStampCardRoute = route(
  updateStampCardCall,
  async ({ db, app, params, body }) => {
    const stampCard = { clientId: params.uuid, id: params.id };
    await updateStampCard({ db, app }, stampCard, body);
    return readStampCard({ db }, stampCard);
  },
);

export const changeStampCardsRoute = route(
  changeStampCardsCall,
  async ({ db, app, params, body: { which, change } }) => ({
    changed: await changeStampCards({ db, app }, params.uuid, { which, action: change.action }),
  }),
);
