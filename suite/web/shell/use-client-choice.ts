import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Session } from '#modules/accounts/contract/session.ts';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import type { ClientChoice } from '#platform/web/shell/client-switch/client-switch.tsx';
import type { ModuleNavigationItem } from '#platform/web/shell/menu/module-navigation.tsx';
import { webModules } from '../modules.ts';
import { isSuperAdminModule, openModules } from '../navigation/client-menu.ts';
import type { Place } from './current-place.ts';
import { MODULE_NAMES } from './module-names.ts';

/** Cannot be a client id, because those are UUIDs. */
const ALL_CLIENTS = 'all';

/** The client switch: the user's clients, preceded by "all clients" for super admins [SUP-01]. */
export function useClientChoice(given: {
  session: Session;
  client: CurrentClient | null;
  modules: readonly ModuleNavigationItem[];
  place: Place;
}) {
  const { session, client, modules, place } = given;
  const { t } = useTranslation();
  const format = useFormat();
  const router = useRouter();
  const stays = client ? place.module : undefined;
  const switchClient = useSwitchClient(stays);

  const choices = session.clients.map(({ uuid, name, role }): ClientChoice => {
    return { id: uuid, name, note: t(ROLE_NAMES[role]) };
  });
  const count = choices.length;
  const all: ClientChoice = {
    id: ALL_CLIENTS,
    name: t('platform:shell.allClients'),
    note: t('platform:shell.clientCount', { count }),
    count: format.compactNumber(count),
  };
  const superAdmin = modules.find(({ module }) => module === 'superadmin');
  const current = choices.find(({ id }) => id === client?.id) ?? all;

  const goToAll = ({ address, isOutside }: ModuleNavigationItem) =>
    isOutside ? window.location.assign(address) : void router.navigate({ to: address });
  const onChoose = (id: string) => {
    if (id === current.id) return;
    if (id !== ALL_CLIENTS) void switchClient(id);
    else if (superAdmin) goToAll(superAdmin);
  };
  return {
    clients: superAdmin ? [all, ...choices] : choices,
    current,
    stays: stays && t(MODULE_NAMES[stays]),
    onChoose,
  };
}

/** Switches the client and stays in the module if the other client has it [NAV-02]. */
function useSwitchClient(current: SuiteModule | undefined): (clientId: string) => Promise<void> {
  const queries = useQueryClient();
  const router = useRouter();
  return async (clientId) => {
    const session = await queries.ensureQueryData(sessionQuery(clientId));
    const same = openModules(webModules, session, clientId).find(
      (open) =>
        open.module === current && !open.isOutside && !open.isUnset && !isSuperAdminModule(open),
    );
    await router.navigate({ to: same?.address ?? clientAddress(clientId) });
  };
}
