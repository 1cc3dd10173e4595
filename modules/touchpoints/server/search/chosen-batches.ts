import type { RawBuilder, SqlBool } from 'kysely';
import { z } from 'zod';
import {
  touchpointList,
  whichTouchpointsSchema,
} from '#modules/touchpoints/contract/touchpoint.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import * as chosen from '#platform/server/lists/chosen-records.ts';
import type { TouchpointsTables } from '../tables.ts';
import { touchpointsWithTotals } from './search-filter-sql.ts';

type Context = { db: Db<TouchpointsTables> };
type Fit = RawBuilder<SqlBool>;

const those = (fits: Fit) => ({ from: touchpointsWithTotals, alias: 'touchpoint', fits });

/** Over `touchpointsWithTotals`, latest first: if only one touchpoint of a product can be restored, it is the latest. */
export function chosenBatches({ db }: Context, fit: Fit): AsyncGenerator<string[]> {
  return chosen.chosenBatches({ db }, those(fit));
}

export function areForJob({ db, app }: Context & { app: App }, fit: Fit): Promise<boolean> {
  return chosen.areMoreThan({ db }, those(fit), app.config.CHANGED_AT_ONCE);
}

export function countChosen({ db }: Context, fit: Fit): Promise<number> {
  return chosen.countChosen({ db }, those(fit));
}

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
