import { leadLexiconCall } from '#modules/leads/contract/forms/lead-lexicon.ts';
import { readLeadLexicon } from '../forms/read-lead-lexicon.ts';
import { route } from '../route.ts';

export const leadLexiconRoute = route(leadLexiconCall, ({ db, params }) =>
  readLeadLexicon({ db }, params.clientId),
);
