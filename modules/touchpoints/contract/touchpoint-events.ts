import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';
import { DEVICES, VISIT_KINDS } from './statistics.ts';

export const touchpointCreated = defineEvent({
  type: 'touchpoint.created',
  label: 'touchpoints:event.touchpointCreated',
  payload: z.object({ touchpointIds: z.array(z.string()) }),
});
export const touchpointChanged = defineEvent({
  type: 'touchpoint.changed',
  label: 'touchpoints:event.touchpointChanged',
  payload: z.object({ touchpointId: z.string() }),
});
export const touchpointsChanged = defineEvent({
  type: 'touchpoints.changed',
  label: 'touchpoints:event.touchpointsChanged',
  payload: z.object({ action: z.string(), changed: z.number().int() }),
});
/** Visits of a touchpoint by people: up to some hundred per event, each in one event only. */
export const touchpointScanned = defineEvent({
  type: 'touchpoint.scanned',
  label: 'touchpoints:event.touchpointScanned',
  payload: z.object({
    touchpointId: z.string(),
    sku: z.string().nullable(),
    visits: z.array(
      z.object({
        /** Anonymous; the landing page passes it on, so that a lead can name its scan. */
        visitId: z.string(),
        at: z.string(),
        kind: z.enum(VISIT_KINDS),
        suffix: z.string(),
        country: z.string(),
        device: z.enum(DEVICES),
      }),
    ),
  }),
});
/** Landing pages opened without a scan or short URL, for example from a bookmark or a search engine: sums by country. */
export const landingPageVisited = defineEvent({
  type: 'touchpoint.page-visited',
  label: 'touchpoints:event.landingPageVisited',
  payload: z.object({
    touchpointId: z.string(),
    sku: z.string(),
    at: z.string(),
    visits: z.array(
      z.object({
        /** Empty if unknown. */
        country: z.string(),
        times: z.number().int(),
      }),
    ),
  }),
});
