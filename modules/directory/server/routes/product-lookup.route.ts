import {
  getProductLookupCall,
  setProductLookupCall,
  tryProductLookupCall,
} from '#modules/directory/contract/products/product-lookup.ts';
import { saveProductLookup } from '../commands/save-product-lookup.ts';
import { findProductBySku } from '../lookup/find-product.ts';
import { lookupSettings } from '../lookup/lookup-settings.ts';
import { queryAndReportHealth } from '../lookup/query-and-report-health.ts';
import { readProductLookup, readStoredLookup } from '../queries/read-product-lookup.ts';
import { route } from '../route.ts';

export const getProductLookupRoute = route(getProductLookupCall, ({ db, params }) =>
  readProductLookup({ db }, params.uuid),
);

export const setProductLookupRoute = route(
  setProductLookupCall,
  async ({ db, app, params, body }) => {
    await saveProductLookup({ db, app }, params.uuid, body);
    return readProductLookup({ db }, params.uuid);
  },
);

/** It waits for another system, so it runs outside a transaction. */
export const tryProductLookupRoute = route(
  tryProductLookupCall,
  async ({ db, app, params, body }) => {
    const kept = await readStoredLookup({ db }, params.uuid);
    const asked = { clientId: params.uuid, sku: body.sku };
    if (kept) return queryAndReportHealth({ app }, lookupSettings({ app }, kept), asked);
    // Without an external system, only the catalogue is searched.
    const began = performance.now();
    const result = await findProductBySku({ db, app }, asked);
    return { result, ms: Math.round(performance.now() - began) };
  },
  { ownTransactions: true },
);
