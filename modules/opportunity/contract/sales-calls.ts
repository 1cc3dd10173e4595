import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { defineEvent } from '#platform/contract/event.ts';
import { uuid } from '#platform/contract/ids.ts';
import { erpChoice, mapFilter } from './map-filter.ts';
import { areaIdSchema, areaLevelSchema } from './measures.ts';
import { seeOpportunity } from './permissions.ts';

const range = z.object({ from: z.string(), to: z.string() });
const money = z.number();
const compared = {
  value: money,
  valueBefore: money,
  quantity: z.number(),
  quantityBefore: z.number(),
  /** Null if there was nothing before. */
  growth: z.number().nullable(),
  /** Only locations with sales in both periods, which excludes new and closed stores. */
  likeForLike: z.object({
    locations: z.number().int(),
    value: money,
    valueBefore: money,
    growth: z.number().nullable(),
  }),
};

/** ERP sales of two periods, in total and by area [OPP-04]. */
export const getErpComparisonCall = defineCall({
  method: 'GET',
  path: '/gtr-api/opportunity/clients/{clientId}/erp-comparison',
  module: 'opportunity',
  summary:
    'Sales of a period against the same period last year or the period before, like for like.',
  access: { kind: 'client', client: 'params.clientId', may: seeOpportunity },
  params: z.strictObject({ clientId: uuid }),
  query: z.strictObject({
    level: areaLevelSchema.optional(),
    /** Only locations of this area, with figures of each. */
    areaId: areaIdSchema.optional(),
    ...mapFilter,
    ...erpChoice,
  }),
  response: z.object({
    range,
    against: range,
    ...compared,
    /** Areas of the level, if one is given. */
    areas: z.array(z.object({ id: z.string(), ...compared })),
    /** Locations of the area, if one is given: largest first, at most 200. */
    locations: z.array(
      z.object({
        locationId: uuid,
        name: z.string(),
        city: z.string(),
        value: money,
        valueBefore: money,
        growth: z.number().nullable(),
        isLikeForLike: z.boolean(),
      }),
    ),
    /** The last imported file; null before the first. */
    file: z.object({ name: z.string(), lines: z.number().int(), at: z.iso.datetime() }).nullable(),
    /** Last day with sales. */
    until: z.string().nullable(),
    currency: z.string(),
  }),
});

/** Published after a sales file was imported; webhooks can subscribe to it. */
export const salesImported = defineEvent({
  type: 'opportunity.sales-imported',
  label: 'opportunity:sales.event',
  payload: z.object({ created: z.number().int(), updated: z.number().int() }),
});
