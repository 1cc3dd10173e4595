import type { ProductOutcome } from '#modules/directory/contract/products/product-lookup.ts';
import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import type { App } from '#platform/server/app.ts';
import { askLookup } from './ask-lookup.ts';
import type { LookupSettings } from './lookup-settings.ts';

export const LOOKUP_CONNECTOR = 'product-lookup';

/** Asks, and lets the connectors' health know how it went. */
export async function askAndReport(
  { app }: { app: App },
  settings: LookupSettings,
  given: { clientId: string; sku: string },
): Promise<{ result: ProductOutcome; ms: number }> {
  const began = performance.now();
  const result = await askLookup({ app }, settings, given);
  const ms = Math.round(performance.now() - began);
  app.connectors.report(LOOKUP_CONNECTOR, given.clientId, { code: connectorCode(result), ms });
  return { result, ms };
}

/** That a product is not known is a good answer. */
export function connectorCode(result: ProductOutcome): ConnectorCode {
  if (result.outcome !== 'failed') return 'ANSWERS';
  // Nobody was asked, so it is nothing that the other system did.
  return result.reason === 'SECRET_UNREADABLE' ? 'FAILED' : result.reason;
}
