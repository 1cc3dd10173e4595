import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { z } from 'zod';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { configurationFaults } from '#modules/opportunity/contract/configuration-checks.ts';
import { opportunityConfigured } from '#modules/opportunity/contract/events.ts';
import { uuid } from '#platform/contract/ids.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import type { JobKind } from '#platform/server/jobs/job-kind.ts';
import { refuseStale } from '#platform/server/records/update-versioned.ts';
import type { Context } from '../tables.ts';
import { completeConfig } from './read-configuration.ts';

interface Saved {
  clientId: string;
  userId: string;
  config: OpportunityConfig;
  /** The edited version; 0 before the first. */
  version: number;
}

const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
type Level = z.infer<typeof levelSchema>;

export const reassignAreasKind = {
  name: 'opportunity.reassign-areas',
  input: z.object({ clientId: uuid, level: levelSchema }),
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  ofOneGroup: 1,
  expireSeconds: 60 * 60,
} satisfies JobKind;

/** Reassigns all stored points to the areas of a level, after its layer has changed. */
export async function reassignAreas(
  { app, db: given }: { app: App; db?: Db | undefined },
  clientId: string,
  level: Level,
): Promise<void> {
  const db = given ?? app.database.ofClient(clientId);
  // Each change of a layer has its own job, because a running one may have read the previous layer.
  await app.jobs.enqueue(db, reassignAreasKind, { clientId, level }, { clientId });
}

/** Saves the next version of a client's configuration, or rejects it with an error at each wrong field [OPP-08]. */
export async function saveConfiguration(context: Context, saved: Saved): Promise<void> {
  const { db, app } = context;
  const { clientId, config, version } = saved;
  const before = await db
    .selectFrom('opportunity.configurations')
    .select(['version', 'config', 'saved_at', 'saved_by'])
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
  if ((before?.version ?? 0) !== version) return refuse(context, clientId, before);
  const stored = completeConfig(before?.config);
  const faults = [
    ...configurationFaults(config).map(({ path, ...fault }) => ({
      field: `body.config.${path}`,
      ...fault,
    })),
    ...(await unknownLayers(context, saved)),
  ];
  if (faults.length > 0) throw invalidInput(faults);
  const changed = changedFields(stored, config);
  if (!(await write(context, saved, changed))) {
    // Two users saved the first configuration concurrently; this one was second.
    return refuse(context, clientId, undefined);
  }
  for (const { level, ownLayerId } of config.layers)
    if (ownLayerId !== (stored.layers.find((layer) => layer.level === level)?.ownLayerId ?? null))
      await reassignAreas({ app, db }, clientId, level);
  await app.events.publish(db, opportunityConfigured, {
    clientId,
    payload: { version: version + 1, changed },
  });
}

async function refuse(
  context: Context,
  clientId: string,
  before: { saved_at: Date; saved_by: string | null } | undefined,
): Promise<never> {
  return refuseStale(context, {
    table: 'opportunity.configurations',
    key: { client_id: clientId },
    since: before?.saved_at,
    by: before?.saved_by,
  });
}

/** Ids of own layers that the client does not have. */
async function unknownLayers(
  { db }: Context,
  { clientId, config: { layers } }: Saved,
): Promise<FieldError[]> {
  const ids = layers.flatMap(({ ownLayerId }) => ownLayerId ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('opportunity.own_layers')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    // Waits for a concurrent deletion of the layer, which reads the configuration afterwards.
    .forShare()
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return layers.flatMap(({ ownLayerId }, index) =>
    ownLayerId === null || known.has(ownLayerId)
      ? []
      : [{ field: `body.config.layers.${index}.ownLayerId`, code: 'layerUnknown' }],
  );
}

async function write(
  { db }: Context,
  { clientId, userId, config, version }: Saved,
  changed: string[],
): Promise<boolean> {
  const values = { config: JSON.stringify(config), changed_fields: changed, saved_by: userId };
  if (version > 0) {
    await db
      .updateTable('opportunity.configurations')
      .set({ ...values, version: version + 1, saved_at: sql`now()` })
      .where('client_id', '=', clientId)
      .execute();
    return true;
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('opportunity.configurations')
    .values({ client_id: clientId, ...values })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

function changedFields(before: OpportunityConfig, after: OpportunityConfig): string[] {
  const fields = Object.keys(after) as (keyof OpportunityConfig)[];
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}
