import { useState } from 'react';
import { getMenusCall, getRolesCall } from '#modules/accounts/contract/roles.ts';
import type { Session } from '#modules/accounts/contract/session.ts';
import { listAssociationsCall } from '#modules/directory/contract/associations.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { useSession } from '../../data/session-query.ts';
import { NewUserSteps } from '../components/new-user-steps.tsx';
import { type CreatedUser, UserCreated } from '../components/user-created.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(callQueryOptions(getRolesCall, {}));
  void queries.prefetchQuery(callQueryOptions(getMenusCall, { query: {} }));
  void queries.prefetchQuery(
    callQueryOptions(listAssociationsCall, { query: { clientId: client.id } }),
  );
};

/** A new user of the client, in four steps [USR-02]. */
export default function UserCreateScreen() {
  const client = useCurrentClient();
  const session = useSession(client.id);
  return session && <NewUserWizard key={client.id} clientId={client.id} session={session} />;
}

/** Creates a user in four steps [USR-02]. */
function NewUserWizard({ clientId, session }: { clientId: string; session: Session }) {
  const [attempt, setAttempt] = useState(0);
  const [created, setCreated] = useState<CreatedUser>();
  if (created)
    return (
      <UserCreated user={created} clientId={clientId} onAnother={() => setCreated(undefined)} />
    );
  return (
    <NewUserSteps
      key={attempt}
      clientId={clientId}
      session={session}
      onCreated={setCreated}
      onStartedOver={() => setAttempt(attempt + 1)}
    />
  );
}
