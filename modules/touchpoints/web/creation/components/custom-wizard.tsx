import { useState } from 'react';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { CustomCreated } from './custom-created.tsx';
import { CustomSteps } from './custom-steps.tsx';

/** A custom touchpoint is made in two steps [TP-02]. */
export function CustomWizard({ client }: { client: CurrentClient }) {
  const [attempt, setAttempt] = useState(0);
  const [created, setCreated] = useState<Touchpoint>();
  if (created)
    return (
      <CustomCreated
        clientId={client.id}
        touchpoint={created}
        onAnother={() => setCreated(undefined)}
      />
    );
  return (
    <CustomSteps
      key={attempt}
      client={client}
      onCreated={setCreated}
      onStartedOver={() => setAttempt(attempt + 1)}
    />
  );
}
