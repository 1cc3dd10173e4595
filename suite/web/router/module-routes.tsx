import { useSuspenseQuery } from '@tanstack/react-query';
import { createRoute, redirect, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import {
  opensHere,
  type Product,
  SUITE_MODULES,
  type SuiteModule,
} from '#platform/contract/navigation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { webModules } from '../modules.ts';
import { openModules } from '../navigation/client-menu.ts';
import { HomeButton } from '../pages/home-button.tsx';
import { NoScreenAccess } from '../pages/no-screen-access.tsx';
import { MODULE_NAMES } from '../shell/module-names.ts';
import { clientRoute } from './client-route.tsx';

/** Names of the settings, as in README and docs/operations.md. */
const SETTINGS = { v1: 'LEGACY_SUITE_URL', superadmin: 'SUPER_ADMIN_URL', v2: '' } as const;

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

/** A module without a screen here: the user has no access, or the address of its product is not set. */
function ModuleEntrance({ module }: { module: SuiteModule }) {
  const { clientId = '' } = useParams({ strict: false });
  const { data: session } = useSuspenseQuery(sessionQuery(clientId));
  const given = session.modules.find((one) => one.module === module);
  if (!given || opensHere(given)) return <NoScreenAccess />;
  return <AddressNotSet module={module} product={given.product} />;
}

/** Shown where a module would open in another product; says what is missing and who can help [GEN-05]. */
function AddressNotSet({ module, product }: { module: SuiteModule; product: Product }) {
  const { t } = useTranslation();
  const { name: client } = useCurrentClient();
  const words = { module: t(MODULE_NAMES[module]), client, setting: SETTINGS[product] };
  const title = t('suite:elsewhere.title', words);
  useDocumentTitle(title);
  return (
    <MessagePage title={title} actions={<HomeButton />} near={t('suite:elsewhere.who', words)}>
      {product === 'superadmin'
        ? t('suite:elsewhere.superAdmin', words)
        : t('suite:elsewhere.legacy', words)}
    </MessagePage>
  );
}
