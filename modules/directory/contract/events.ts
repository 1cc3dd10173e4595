/** Events of the directory for other modules, published in the transaction of the change. */

import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** Maximum number of products in one event. */
export const PRODUCTS_IN_EVENT = 1_000;
const skus = z.array(z.string()).max(PRODUCTS_IN_EVENT);

export const clientCreated = defineEvent({
  type: 'client.created',
  label: 'directory:event.clientCreated',
  payload: z.object({ clientId: z.string() }),
});
export const clientArchivedEvent = defineEvent({
  type: 'client.archived',
  label: 'directory:event.clientArchived',
  payload: z.object({ clientId: z.string() }),
});
/** Days of the client now begin at a different time, so listeners must recalculate daily figures. */
export const clientZoneChanged = defineEvent({
  type: 'client.zone-changed',
  label: 'directory:event.clientZoneChanged',
  payload: z.object({ clientId: z.string(), timeZone: z.string() }),
});
export const locationSaved = defineEvent({
  type: 'location.saved',
  label: 'directory:event.locationSaved',
  payload: z.object({ locationId: z.string() }),
});
/** Published once for each batch of an import, all in its transaction. */
export const locationsImported = defineEvent({
  type: 'locations.imported',
  label: 'directory:event.locationsImported',
  payload: z.object({ created: z.number().int(), updated: z.number().int() }),
});
/** Published once for each bulk change. */
export const locationsChanged = defineEvent({
  type: 'locations.changed',
  label: 'directory:event.locationsChanged',
  payload: z.object({ action: z.string(), changed: z.number().int() }),
});
/** A user suggests a change of a location [OPP-06]. */
export const changeRequested = defineEvent({
  type: 'location.change-requested',
  label: 'directory:event.changeRequested',
  payload: z.object({ requestId: z.string(), locationId: z.string(), kind: z.string() }),
});
export const changeDecided = defineEvent({
  type: 'location.change-decided',
  label: 'directory:event.changeDecided',
  payload: z.object({
    requestId: z.string(),
    locationId: z.string(),
    kind: z.string(),
    outcome: z.enum(['accepted', 'declined']),
    /** Fields that were accepted. */
    fields: z.array(z.string()),
  }),
});
export const productSaved = defineEvent({
  type: 'product.saved',
  label: 'directory:event.productSaved',
  payload: z.object({ productId: z.string(), sku: z.string() }),
});
/**
 * `skus` names only products that changed. More than `PRODUCTS_IN_EVENT` are split over several events in one
 * transaction; the same applies to `productsChanged`.
 */
export const productsImported = defineEvent({
  type: 'products.imported',
  label: 'directory:event.productsImported',
  payload: z.object({ created: z.number().int(), updated: z.number().int(), skus }),
});
export const productsChanged = defineEvent({
  type: 'products.changed',
  label: 'directory:event.productsChanged',
  payload: z.object({ action: z.string(), changed: z.number().int(), skus }),
});
