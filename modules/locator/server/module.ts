import { locatorDeleted, locatorPublished } from '#modules/locator/contract/events.ts';
import { findLocatorOwner } from '#modules/locator/contract/locator-calls.ts';
import { locatorMenu } from '#modules/locator/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import { getAreaPagesRoute, getLocatorChoicesRoute } from './choices/locator-choices.route.ts';
import * as dashboardRoutes from './dashboard/dashboard.route.ts';
import { googleDataConnector } from './dashboard/google-data.connector.ts';
import { locatorDecisions } from './decisions/locator-decisions.ts';
import { locatorRoutes } from './locators/locators.routes.ts';
import { answerLocationPages, readLocatorOwner, searchLocators } from './locators/read-locator.ts';
import { claimLocatorHostsMigration } from './migrations/claim-locator-hosts.migration.ts';
import { createGoogleReportsMigration } from './migrations/create-google-reports.migration.ts';
import { createLocatorsMigration } from './migrations/create-locators.migration.ts';
import { findUnservedPlacesMigration } from './migrations/find-unserved-places.migration.ts';
import { siteFronts } from './site/site.front.ts';
import { findSiteStoresRoute, suggestSitePlacesRoute } from './site/site.route.ts';
import { trafficModule } from './traffic/traffic-module.ts';

export const locator = defineModule({
  name: 'locator',
  purpose: 'Store locators: configuration, public site and figures of visits.',
  menu: locatorMenu,
  migrations: [
    createLocatorsMigration,
    claimLocatorHostsMigration,
    ...trafficModule.migrations,
    createGoogleReportsMigration,
    findUnservedPlacesMigration,
  ],
  routes: [
    ...locatorRoutes,
    getLocatorChoicesRoute,
    getAreaPagesRoute,
    findSiteStoresRoute,
    suggestSitePlacesRoute,
    ...trafficModule.routes,
    ...Object.values(dashboardRoutes),
  ],
  fronts: siteFronts,
  events: [locatorPublished, locatorDeleted, ...trafficModule.events],
  listeners: [...trafficModule.listeners],
  services: [...trafficModule.services],
  connectors: [googleDataConnector],
  decisions: locatorDecisions,
  searches: [searchLocators],
  ports: [
    answerPort(findLocatorOwner, ({ id }, { db }) => readLocatorOwner({ db }, id)),
    answerLocationPages,
    ...trafficModule.ports,
  ],
  clientData: {
    leftOut: {
      'locator.google_keys': 'sealed with the key of this installation',
      'locator.previews': 'expire after 30 minutes',
    },
  },
  persons: {
    holdsNone:
      'stores configurations of public sites and daily sums; it refers to leads by ID, which Leads erases',
  },
});
