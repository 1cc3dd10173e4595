import type { ProductOutcome } from '#modules/directory/contract/products/product-lookup.ts';
import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import type { App } from '#platform/server/app.ts';
import type { LookupSettings } from './lookup-settings.ts';
import { queryProductLookup } from './query-product-lookup.ts';

export const LOOKUP_CONNECTOR = 'product-lookup';

/** Queries the lookup and reports the result to the connector health check. */
export async function queryAndReportHealth(
  { app }: { app: App },
  settings: LookupSettings,
  given: { clientId: string; sku: string },
): Promise<{ result: ProductOutcome; ms: number }> {
  const began = performance.now();
  const result = await queryProductLookup({ app }, settings, given);
  const ms = Math.round(performance.now() - began);
  app.connectors.report(LOOKUP_CONNECTOR, given.clientId, { code: connectorCode(result), ms });
  return { result, ms };
}

/** A response that the product does not exist counts as healthy. */
export function connectorCode(result: ProductOutcome): ConnectorCode {
  if (result.outcome !== 'failed') return 'ANSWERS';
  // No request was sent, so the external system is not at fault.
  return result.reason === 'SECRET_UNREADABLE' ? 'FAILED' : result.reason;
}
