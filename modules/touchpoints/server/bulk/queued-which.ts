import { z } from 'zod';
import {
  touchpointList,
  whichTouchpointsSchema,
} from '#modules/touchpoints/contract/touchpoint-list.ts';

const idsSchema = z.array(z.string()).default([]);

/**
 * The touchpoints of a job. Jobs queued before the list filters were unified use another filter name, and may run or
 * retry after an update.
 */
export const queuedWhichSchema = z.union([
  whichTouchpointsSchema,
  z
    .strictObject({ searchFilter: touchpointList.filter, except: idsSchema })
    .transform(({ searchFilter: filter, except }) => ({ filter, except })),
]);
