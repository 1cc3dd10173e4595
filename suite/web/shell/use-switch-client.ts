import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { webModules } from '../modules.ts';
import { isSuperAdminModule, openModules } from '../navigation/client-menu.ts';

/** Changes the client and stays in the module where the other client has it [NAV-02]. */
export function useSwitchClient(
  current: SuiteModule | undefined,
): (clientId: string) => Promise<void> {
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
