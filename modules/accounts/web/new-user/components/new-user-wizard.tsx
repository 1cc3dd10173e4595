import { useState } from 'react';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import { NewUserSteps } from './new-user-steps.tsx';
import { type CreatedUser, UserCreated } from './user-created.tsx';

/** A user is made in four steps [USR-02]. */
export function NewUserWizard({ clientId, session }: { clientId: string; session: Session }) {
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
