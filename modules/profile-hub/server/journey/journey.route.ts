import { waitingLeads } from '#modules/leads/contract/lead-ports.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import { openJourneyIds } from '#modules/profile-hub/contract/open-journeys.ts';
import { getCodeResultsCall, getJourneyCall } from '#modules/profile-hub/contract/profiles.ts';
import { holds } from '#platform/contract/permission.ts';
import { resolveMergedContactId } from '../contacts/read-contact.ts';
import { readContactJourney } from '../contacts/read-contact-journey.ts';
import { route } from '../route.ts';
import { readCodeResults } from './read-code-results.ts';

const getJourneyRoute = route(getJourneyCall, async ({ db, app, params, membership }) => {
  const { clientId } = membership;
  const id = await resolveMergedContactId({ db }, { clientId, id: params.id });
  const journey = await readContactJourney({ db }, { clientId, id });
  const ids = openJourneyIds(journey.items);
  const mayAsk = holds(seeLeads, membership) && app.ports.isAnswered(waitingLeads);
  if (!mayAsk || ids.length === 0) return { ...journey, waiting: [] };
  const leads = await app.ports.call(waitingLeads, { clientId, ids }, { db, app });
  const byLoss = leads.toSorted((one, other) =>
    (one.closesAt ?? NEVER) < (other.closesAt ?? NEVER) ? -1 : 1,
  );
  return {
    ...journey,
    waiting: byLoss.map(({ id: journeyId, ...lead }) => ({ ...lead, journeyId })),
  };
});

const getCodeResultsRoute = route(
  getCodeResultsCall,
  ({ db, app, query: { suffix }, membership }) =>
    readCodeResults({ db, app }, { clientId: membership.clientId, suffix }, membership),
);

/** Sorts after every date. */
const NEVER = '9999';

export const journeyRoutes = [getJourneyRoute, getCodeResultsRoute];
