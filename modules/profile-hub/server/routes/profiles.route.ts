import {
  createProfileCall,
  getJourneyCall,
  getProfileCall,
  setCriterionCall,
  updateProfileCall,
} from '#modules/profile-hub/contract/profiles.ts';
import {
  getContactChoicesCall,
  searchProfilesCall,
} from '#modules/profile-hub/contract/search-profiles.ts';
import { changeChosen } from '../contacts/bulk/change-chosen.ts';
import { contactChoices } from '../contacts/contact-choices.ts';
import { createContact } from '../contacts/create-contact.ts';
import { readContact } from '../contacts/read-contact.ts';
import { resolveMergedContactId } from '../contacts/resolve-merged-contact-id.ts';
import { searchContacts } from '../contacts/search-contacts.ts';
import { valueForMany } from '../contacts/set-criterion.ts';
import { updateContact } from '../contacts/update-contact.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import { readContactJourney } from '../journey/read-contact-journey.ts';
import { route } from '../route.ts';

export const searchProfilesRoute = route(
  searchProfilesCall,
  ({ db, body, membership: { clientId } }) => searchContacts({ db }, body, clientId),
  // Read-only, so page and count can run in parallel.
  { ownTransactions: true },
);

export const getContactChoicesRoute = route(
  getContactChoicesCall,
  ({ db, app, membership: { clientId }, request }) =>
    contactChoices({ db, app }, { clientId, reader: request.locale }),
);

export const getProfileRoute = route(getProfileCall, ({ db, params, membership }) =>
  readContact({ db }, { clientId: membership.clientId, id: params.id }),
);

export const createProfileRoute = route(
  createProfileCall,
  async ({ db, app, body, membership: { clientId } }) => {
    const id = await createContact({ db, app }, clientId, body.criterias);
    return readContact({ db }, { clientId, id });
  },
);

export const updateProfileRoute = route(
  updateProfileCall,
  async ({ db, app, params: { id }, body, membership: { clientId }, principal: { userId } }) => {
    await updateContact({ db, app }, { clientId, id, userId }, body);
    return readContact({ db }, { clientId, id });
  },
);

export const setCriterionRoute = route(
  setCriterionCall,
  async ({ db, app, body, membership: { clientId }, principal: { userId } }) => {
    const { which, slug } = body;
    const value = valueForMany(body, await readCriteriaIndex({ db }, clientId));
    const change = { action: 'criterion', slug, value } as const;
    return changeChosen({ db, app }, { clientId, userId }, { which, change });
  },
);

export const getJourneyRoute = route(
  getJourneyCall,
  async ({ db, params, membership: { clientId } }) => {
    const id = await resolveMergedContactId({ db }, { clientId, id: params.id });
    return readContactJourney({ db }, { clientId, id });
  },
);
