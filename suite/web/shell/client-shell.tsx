import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import { toCurrentClient } from '../router/to-current-client.ts';
import { SuiteShell } from './suite-shell.tsx';

/** The shell of a client [NAV-02]. */
export default function ClientShell() {
  const { clientId = '' } = useParams({ strict: false });
  const { data: session } = useSuspenseQuery(sessionQuery(clientId));
  return (
    <SuiteShell
      session={session}
      client={toCurrentClient(session, clientId)}
      modulesClientId={clientId}
    />
  );
}
