import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import { toCurrentClient } from '../router/to-current-client.ts';
import { SuiteShell } from '../shell/suite-shell.tsx';
import { useGuideMenu } from './use-guide-menu.ts';

/**
 * The guide in the shell of the client that was open last. Its menu is the list of pages. Every signed-in user may read
 * it, also without a client [BEY-08].
 */
export default function GuideShell() {
  const { clientId = null }: { clientId?: string | null } = useRouteContext({ strict: false });
  const { data: session } = useSuspenseQuery(sessionQuery(clientId ?? undefined));
  const { pathname } = useLocation();
  const menu = useGuideMenu();
  return (
    <SuiteShell
      session={session}
      client={clientId === null ? null : toCurrentClient(session, clientId)}
      modulesClientId={clientId}
      side={{ label: menu.label, groups: [menu], current: pathname.slice(1) }}
    />
  );
}
