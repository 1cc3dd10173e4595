import {
  listUsableCriteriaCall,
  usableCriteria,
} from '#modules/leads/contract/forms/usable-criteria.ts';
import { route } from '../route.ts';

export const listUsableCriteriaRoute = route(
  listUsableCriteriaCall,
  async ({ db, app, membership: { clientId }, principal: { locale } }) => ({
    items: await app.ports.ask(usableCriteria, { clientId, locale }, { db, app }),
  }),
);
