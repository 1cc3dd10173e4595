import type { ServerModule } from '#platform/server/module.ts';
import { getAreasFileRoute, getAreasRoute } from './areas.route.ts';

/** What the figures of areas bring to the module. */
export const mapModule = {
  routes: [getAreasRoute, getAreasFileRoute],
} satisfies Partial<ServerModule>;
