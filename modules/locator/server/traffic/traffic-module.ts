import {
  countSearchedPlaces,
  placesSearched,
  searchedPlaces,
} from '#modules/locator/contract/searched-places.ts';
import { searchedWithoutStore } from '#modules/locator/contract/traffic.ts';
import { answerPort } from '#platform/server/answer-port.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { defineService } from '#platform/server/service.ts';
import { createTrafficMigration } from '../migrations/create-traffic.migration.ts';
import { recountFunnelMigration } from '../migrations/recount-funnel.migration.ts';
import { followLeads } from './follow-leads.ts';
import { recordHitsRoute } from './hits.route.ts';
import { getHitBuffer } from './record-hit.ts';
import { countPlaceSums, readSearchedPlaceSums } from './searched-places.ts';

/** Module parts of the visit statistics. */
export const trafficModule = {
  migrations: [createTrafficMigration, recountFunnelMigration],
  routes: [recordHitsRoute],
  events: [searchedWithoutStore, placesSearched],
  ports: [
    answerPort(searchedPlaces, (given, { db }) => readSearchedPlaceSums({ db }, given)),
    answerPort(countSearchedPlaces, ({ clientId }, { db }) => countPlaceSums({ db }, clientId)),
  ],
  listeners: followLeads,
  services: [
    defineService({
      async start(app) {
        return getHitBuffer(app);
      },
    }),
  ],
} satisfies Partial<ServerModule>;
