import { leadWordsCall } from '#modules/leads/contract/forms/lead-words.ts';
import { leadWordsOfClient } from '../forms/lead-words-of-client.ts';
import { route } from '../route.ts';

export const leadWordsRoute = route(leadWordsCall, ({ db, params }) =>
  leadWordsOfClient({ db }, params.clientId),
);
