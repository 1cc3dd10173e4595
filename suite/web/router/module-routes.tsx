import { createRoute, redirect } from '@tanstack/react-router';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { webModules } from '../modules.ts';
import { openModules } from '../navigation/client-menu.ts';
import { ModuleEntrance } from '../pages/module-entrance.tsx';
import { clientRoute } from './client-route.tsx';

/** A module without a screen opens at its first one that is open to the user, or where its product is [GEN-05]. */
export const moduleRoutes = SUITE_MODULES.map((module) =>
  createRoute({
    getParentRoute: () => clientRoute,
    path: module,
    beforeLoad({ context: { session }, params }) {
      const open = openModules(webModules, session, params.clientId);
      const here = open.find((one) => one.module === module);
      if (here && !here.isUnset) throw redirect({ href: here.address, replace: true });
    },
    component: () => <ModuleEntrance module={module} />,
  }),
);
