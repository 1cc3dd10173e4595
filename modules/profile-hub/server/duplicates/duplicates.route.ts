import {
  compareContactsCall,
  decideDuplicateCall,
  getDuplicateCall,
  listDuplicatesCall,
  mergeContactsCall,
  undoMergeCall,
} from '#modules/profile-hub/contract/duplicates.ts';
import { route } from '../route.ts';
import { compareChosen } from './compare-contacts.ts';
import { decideDuplicate, listDuplicates, readDuplicate } from './duplicate-pairs.ts';
import { mergeContacts } from './merge-contacts.ts';
import { undoMerge } from './undo-merge.ts';

const listDuplicatesRoute = route(listDuplicatesCall, ({ db, params, query }) =>
  listDuplicates({ db }, params.uuid, query),
);

const getDuplicateRoute = route(getDuplicateCall, ({ db, params, request: { locale } }) =>
  readDuplicate({ db }, { clientId: params.uuid, id: params.id, locale }),
);

const decideDuplicateRoute = route(
  decideDuplicateCall,
  async ({ db, params, body: { state }, principal: { userId } }) => {
    await decideDuplicate({ db }, { clientId: params.uuid, id: params.id, userId }, state);
    return { state };
  },
);

const compareContactsRoute = route(
  compareContactsCall,
  ({ db, params, body, request: { locale } }) =>
    compareChosen({ db }, { clientId: params.uuid, locale }, body.which),
);

const mergeContactsRoute = route(mergeContactsCall, ({ db, app, params, body, principal }) =>
  mergeContacts({ db, app }, { clientId: params.uuid, userId: principal.userId }, body),
);

const undoMergeRoute = route(undoMergeCall, ({ db, app, params, principal }) =>
  undoMerge({ db, app }, { clientId: params.uuid, id: params.id, userId: principal.userId }),
);

export const duplicatesRoutes = [
  listDuplicatesRoute,
  getDuplicateRoute,
  decideDuplicateRoute,
  compareContactsRoute,
  mergeContactsRoute,
  undoMergeRoute,
];
