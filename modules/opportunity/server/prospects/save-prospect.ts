import { locationsByCodes } from '#modules/directory/contract/locations/location-ports.ts';
import {
  type Prospect,
  prospectCodeTaken,
  subActivityUnknown,
} from '#modules/opportunity/contract/prospects.ts';
import { notFound } from '#platform/contract/problems.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { updateVersioned } from '#platform/server/records/update-versioned.ts';
import { findRetailerAreaIds } from '../areas/client-areas.ts';
import { readConfig } from '../configuration/read-configuration.ts';
import type { Context } from '../tables.ts';

interface ProspectKey {
  clientId: string;
  id: string;
}

const refusals = (code: string) => ({ prospects_code: () => prospectCodeTaken({ code }) });

export async function createProspect(
  { db, app }: Context,
  clientId: string,
  given: Prospect,
): Promise<{ id: string; version: number }> {
  await refuseProspect({ db, app }, clientId, given);
  const [columns] = await prospectColumns({ db, app }, clientId, [given]);
  if (!columns) throw new Error('a prospect without columns');
  const id = uuidV7();
  await constraintProblem(refusals(given.code), () =>
    db
      .insertInto('opportunity.retailers')
      .values({ ...columns, client_id: clientId, id, sells: false })
      .execute(),
  );
  return { id, version: 1 };
}

/** Replaces the data of a prospect unless it has changed since it was read. */
export async function updateProspect(
  { db, app }: Context,
  { clientId, id }: ProspectKey,
  { prospect, version }: { prospect: Prospect; version: number },
): Promise<{ id: string; version: number }> {
  await requireProspect({ db }, { clientId, id });
  await refuseProspect({ db, app }, clientId, prospect);
  const [columns] = await prospectColumns({ db, app }, clientId, [prospect]);
  const saved = await constraintProblem(refusals(prospect.code), () =>
    updateVersioned(
      { db, app },
      { table: 'opportunity.retailers', key: { client_id: clientId, id }, version },
      columns ?? {},
    ),
  );
  return { id, version: saved.version };
}

export async function deleteProspect(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: ProspectKey,
): Promise<void> {
  const deleted = await db
    .deleteFrom('opportunity.retailers')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('location_id', 'is', null)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw notFound();
}

/** Locations of the directory cannot be changed here. */
export async function requireProspect(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: ProspectKey,
): Promise<void> {
  const found = await db
    .selectFrom('opportunity.retailers')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('location_id', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound();
}

async function refuseProspect(
  { db, app }: Context,
  clientId: string,
  { code, activity, subActivity }: Prospect,
): Promise<void> {
  if (code !== '') {
    const locations = await app.ports.call(
      locationsByCodes,
      { clientId, codes: [code.toLowerCase()] },
      { db, app },
    );
    if (locations.size > 0) throw prospectCodeTaken({ code });
  }
  const isKnown = createSubActivityCheck(await readConfig({ db }, clientId));
  if (!isKnown(activity, subActivity)) throw subActivityUnknown({ activity, subActivity });
}

/** If an activity has configured sub-activities, only these are valid. */
export function createSubActivityCheck({
  subActivities,
}: Pick<Awaited<ReturnType<typeof readConfig>>, 'subActivities'>): (
  activity: string,
  subActivity: string,
) => boolean {
  const names = new Map<string, Set<string>>();
  for (const { activity, name } of subActivities) {
    const known = names.get(activity.toLowerCase()) ?? new Set();
    names.set(activity.toLowerCase(), known.add(name.toLowerCase()));
  }
  return (activity, subActivity) => {
    const known = names.get(activity.toLowerCase());
    return subActivity === '' || known === undefined || known.has(subActivity.toLowerCase());
  };
}

/** Columns of prospects with their areas; a missing position is derived from the address. */
export async function prospectColumns(
  { db, app }: Context,
  clientId: string,
  prospects: readonly Prospect[],
) {
  const places = await app.places.ofAddresses();
  const positions = prospects.map(({ latitude, longitude, ...address }) =>
    latitude === null || longitude === null
      ? (places.find({ ...address, position: null })?.position ?? null)
      : { latitude, longitude },
  );
  const points = prospects.map(({ country }, at) => ({
    country,
    latitude: positions[at]?.latitude ?? null,
    longitude: positions[at]?.longitude ?? null,
  }));
  const areas = await findRetailerAreaIds({ db, app }, clientId, points);
  return prospects.map((prospect, at) => {
    const { postalCode, subActivity, attributes, ...same } = prospect;
    const [area_1, area_2, area_3, area_4] = areas[at] ?? [null, null, null, null];
    return {
      ...same,
      latitude: points[at]?.latitude ?? null,
      longitude: points[at]?.longitude ?? null,
      postal_code: postalCode,
      sub_activity: subActivity,
      attributes: JSON.stringify(attributes),
      area_1,
      area_2,
      area_3,
      area_4,
    };
  });
}
