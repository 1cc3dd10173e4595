import { z } from 'zod';
import {
  touchpointList,
  whichTouchpointsSchema,
} from '#modules/touchpoints/contract/touchpoint-list.ts';

const idsSchema = z.array(z.string()).default([]);

/**
 * Which touchpoints a job means. One that was queued before the lists of the house spoke one language calls its filter
 * otherwise, and waits or is tried again in a house that has been renewed meanwhile.
 */
export const queuedWhichSchema = z.union([
  whichTouchpointsSchema,
  z
    .strictObject({ searchFilter: touchpointList.filter, except: idsSchema })
    .transform(({ searchFilter: filter, except }) => ({ filter, except })),
]);
