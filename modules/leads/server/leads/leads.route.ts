import { findLocationRepresentatives } from '#modules/directory/contract/locations/location-ports.ts';
import {
  placesByIds,
  searchOpenLocations,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import {
  addLeadFileCall,
  deleteLeadCall,
  editLeadCall,
  getLeadFileCall,
  removeLeadFileCall,
} from '#modules/leads/contract/leads/edit-calls.ts';
import {
  forwardLeadCall,
  relocateLeadCall,
  shareLeadCall,
} from '#modules/leads/contract/leads/hand-over-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import {
  actOnLeadCall,
  getClientLeadCall,
  getLeadCall,
  leadHistoryCall,
} from '#modules/leads/contract/leads/lead-calls.ts';
import {
  findLeadLocationsCall,
  locationAdministratorsCall,
} from '#modules/leads/contract/leads/lead-place-calls.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { route } from '../route.ts';
import type { LeadsTables } from '../tables.ts';
import { actOnLead } from './act-on-lead.ts';
import { deleteLead, leadToChange, readHistory, type WhichLead } from './change-lead.ts';
import { editLead } from './edit-lead.ts';
import { forwardLead } from './forward-lead.ts';
import { addLeadFile, removeLeadFile } from './lead-files.ts';
import { readUserActor } from './lead-names.ts';
import { readLeadDetail } from './read-lead-detail.ts';
import { relocateLead } from './relocate-lead.ts';
import { shareLead } from './share-lead.ts';

interface Called {
  db: Db<LeadsTables>;
  app: App;
  params: { formId: string; leadId: string };
  membership: Membership;
  principal: Principal;
}

const leadOf = ({ params: { formId, leadId }, membership: { clientId } }: Called) => ({
  clientId,
  formId,
  id: leadId,
});

const readActor = ({
  db,
  app,
  principal: { userId },
  membership: { role },
}: Omit<Called, 'params'>) => readUserActor({ db, app }, { userId, role });

const detail = (called: Called): Promise<Lead> => readDetail(called, leadOf(called));

async function readDetail(called: Omit<Called, 'params'>, which: WhichLead): Promise<Lead> {
  const { db, app, principal, membership } = called;
  const { role, menus, scopes } = membership;
  const actor = await readActor(called);
  const reader = { party: actor, locale: principal.locale, role, menus, scopes };
  return readLeadDetail({ db, app }, which, reader);
}

const getLeadRoute = route(getLeadCall, detail);

const getClientLeadRoute = route(getClientLeadCall, (called) =>
  readDetail(called, { clientId: called.membership.clientId, id: called.params.leadId }),
);

const leadHistoryRoute = route(leadHistoryCall, (called) =>
  readHistory({ db: called.db }, leadOf(called), called.query),
);

const actOnLeadRoute = route(actOnLeadCall, async (called) => {
  const by = await readActor(called);
  await actOnLead(called, leadOf(called), { ...called.body, by });
  return detail(called);
});

const editLeadRoute = route(editLeadCall, async (called) => {
  const by = await readActor(called);
  const edited = await editLead(called, leadOf(called), { ...called.body, by });
  if (!edited) called.answer.status(304);
  return detail(called);
});

const addLeadFileRoute = route(addLeadFileCall, async (called) => {
  const by = await readActor(called);
  await addLeadFile(called, leadOf(called), { ...called.body, file: called.file, by });
  return detail(called);
});

const removeLeadFileRoute = route(removeLeadFileCall, async (called) => {
  const by = await readActor(called);
  await removeLeadFile(called, leadOf(called), { fileId: called.params.fileId, by });
  return detail(called);
});

const getLeadFileRoute = route(getLeadFileCall, async (called) => {
  const { db, app, params, membership } = called;
  const { clientId } = membership;
  const { fields_values } = await leadToChange({ db, app }, leadOf(called));
  const files = fields_values.flatMap((answer) => answer.files ?? []);
  if (!files.some(({ id }) => id === params.fileId)) throw notFound();
  return app.files.answer(db, { clientId, id: params.fileId, inline: true });
});

const forwardLeadRoute = route(forwardLeadCall, async (called) => {
  const by = await readActor(called);
  await forwardLead(called, leadOf(called), { ...called.body, by });
  return detail(called);
});

const relocateLeadRoute = route(
  relocateLeadCall,
  async (called) => {
    const { app, membership, body } = called;
    const which = leadOf(called);
    // Users limited to shops may move leads they see, also to a shop they do not see.
    await leadToChange(called, which);
    const by = await readActor(called);
    await app.database
      .ofClient<LeadsTables>(membership.clientId)
      .transaction()
      .execute((tx) => relocateLead({ db: tx, app }, which, { ...body, by }));
    return detail(called).catch((error: unknown) => {
      if (error instanceof Problem && error.code === notFound.code) return null;
      throw error;
    });
  },
  { ownTransactions: true },
);

const shareLeadRoute = route(shareLeadCall, async (called) => {
  const by = await readActor(called);
  const { locale } = called.principal;
  return shareLead(called, leadOf(called), { ...called.body, locale, by });
});

const deleteLeadRoute = route(deleteLeadCall, async (called) => {
  await deleteLead(called, leadOf(called));
  return null;
});

const FOUND_LIMIT = 20;

/**
 * All shops of the brand for every user, because a lead can be passed to any of them; a public shop finder shows the
 * same.
 */
const findLeadLocationsRoute = route(
  findLeadLocationsCall,
  async ({ app, membership: { clientId }, query: { search } }) => {
    const db = app.database.ofClient(clientId);
    const input = { clientId, words: search, limit: FOUND_LIMIT };
    return { items: await app.ports.call(searchOpenLocations, input, { db, app }) };
  },
);

const locationAdministratorsRoute = route(
  locationAdministratorsCall,
  async ({ db, app, membership: { clientId }, params: { locationId } }) => {
    const [location] = await app.ports.call(
      placesByIds,
      { clientId, ids: [locationId] },
      { db, app },
    );
    if (!location) throw notFound();
    const input = { clientId, locationIds: [locationId] };
    const people = await app.ports.call(findLocationRepresentatives, input, { db, app });
    return {
      items: (people.get(locationId) ?? []).map(({ userId, firstName, lastName, email }) => ({
        userId,
        name: `${firstName} ${lastName}`.trim() || email,
        email,
      })),
    };
  },
);

export const leadsRoutes = [
  getLeadRoute,
  getClientLeadRoute,
  leadHistoryRoute,
  actOnLeadRoute,
  editLeadRoute,
  addLeadFileRoute,
  removeLeadFileRoute,
  getLeadFileRoute,
  forwardLeadRoute,
  relocateLeadRoute,
  shareLeadRoute,
  deleteLeadRoute,
  findLeadLocationsRoute,
  locationAdministratorsRoute,
];
