import { locatorMenu } from '#modules/locator/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { createLocatorsMigration } from './migrations/create-locators.migration.ts';
import { siteFront } from './site/site.front.ts';
import { findSiteStoresRoute, suggestSitePlacesRoute } from './site/site.route.ts';

export const locator = defineModule({
  name: 'locator',
  menu: locatorMenu,
  migrations: [createLocatorsMigration],
  routes: [findSiteStoresRoute, suggestSitePlacesRoute],
  fronts: [siteFront],
  persons: { holdsNone: 'nothing is kept yet' },
});
