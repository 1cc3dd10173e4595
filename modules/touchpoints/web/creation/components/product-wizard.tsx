import { useState } from 'react';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { ProductSteps } from './product-steps.tsx';
import { ProductsCreated, type ProductsMade } from './products-created.tsx';

/** Creates product touchpoints in three steps: references, lookup results, confirmation [TP-02] [TP-04]. */
export function ProductWizard({ client }: { client: CurrentClient }) {
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<ProductsMade>();
  if (made)
    return <ProductsCreated client={client} made={made} onAnother={() => setMade(undefined)} />;
  return (
    <ProductSteps
      key={attempt}
      client={client}
      onMade={setMade}
      onStartedOver={() => setAttempt(attempt + 1)}
    />
  );
}
