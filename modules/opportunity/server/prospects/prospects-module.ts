import type { ServerModule } from '#platform/server/module.ts';
import { prospectImport } from './prospect-import.ts';
import { prospectRoutes } from './prospects.routes.ts';

/** What prospects bring to the module. */
export const prospectsModule = {
  routes: [...prospectRoutes, ...prospectImport.routes],
  jobs: prospectImport.jobs,
} satisfies Partial<ServerModule>;
