import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import { SuiteShell } from './suite-shell.tsx';

/** The shell of super admins: all clients, with module links into the last used client [SUP-01]. */
export default function SuperAdminShell() {
  const { lastClient = null }: { lastClient?: string | null } = useRouteContext({ strict: false });
  const { data: session } = useSuspenseQuery(sessionQuery(lastClient ?? undefined));
  return <SuiteShell session={session} client={null} modulesClientId={lastClient} />;
}
