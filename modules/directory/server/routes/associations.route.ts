import { listAssociationsCall } from '#modules/directory/contract/list-associations.ts';
import { listAssociations } from '../queries/list-associations.ts';
import { route } from '../route.ts';

export const listAssociationsRoute = route(listAssociationsCall, ({ db, app, query }) =>
  listAssociations({ db, app }, query),
);
