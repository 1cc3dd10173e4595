import { peopleByIds, searchPeople } from '#modules/directory/contract/associations.ts';
import { findRecipientsCall } from '#modules/leads/contract/forms/recipient-calls.ts';
import { route } from '../route.ts';

const FOUND_LIMIT = 20;

export const findRecipientsRoute = route(
  findRecipientsCall,
  async ({ db, app, membership: { clientId }, query: { q, ids } }) => {
    const people = ids
      ? await app.ports.ask(peopleByIds, { clientId, userIds: ids }, { db, app })
      : await app.ports.ask(searchPeople, { clientId, words: q, limit: FOUND_LIMIT }, { db, app });
    return {
      items: people.map(({ userId, firstName, lastName, email }) => ({
        userId,
        name: `${firstName} ${lastName}`.trim() || email,
        email,
      })),
    };
  },
);
