import { locatorMenu } from '#modules/locator/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { dashboardModule } from './dashboard/dashboard-module.ts';
import { createLocatorsMigration } from './migrations/create-locators.migration.ts';
import { trafficModule } from './traffic/traffic-module.ts';

export const locator = defineModule({
  name: 'locator',
  menu: locatorMenu,
  migrations: [createLocatorsMigration, ...trafficModule.migrations, ...dashboardModule.migrations],
  events: [...trafficModule.events],
  routes: [...trafficModule.routes, ...dashboardModule.routes],
  listeners: [...trafficModule.listeners],
  services: [...trafficModule.services],
  connectors: [...dashboardModule.connectors],
  persons: { holdsNone: 'only sums by day; a request is known by its id, which Leads erases' },
});
