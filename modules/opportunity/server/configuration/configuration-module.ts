import { opportunityConfigured } from '#modules/opportunity/contract/events.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { auditConfigurationsMigration } from '../migrations/audit-configurations.migration.ts';
import { configurationRoutes } from './configuration.routes.ts';
import { mapKeyRoutes } from './map-keys.ts';
import { readConfig } from './read-configuration.ts';

export const configurationModule = {
  migrations: [auditConfigurationsMigration],
  routes: [...configurationRoutes, ...mapKeyRoutes],
  events: [opportunityConfigured],
  ownMaps: [
    {
      of: 'opportunity',
      async read({ db, clientId }) {
        const { mapId, mapKey } = await readConfig({ db }, clientId);
        return { mapId, apiKey: mapKey };
      },
    },
  ],
} satisfies Partial<ServerModule>;
