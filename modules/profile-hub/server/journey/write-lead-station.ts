import { sql } from 'kysely';
import type { StationKind } from '#modules/profile-hub/contract/station.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { requireLeadContact } from './lead-contacts.ts';
import { type NewStation, writeStations } from './write-stations.ts';

type Told = Omit<NewStation, 'contactId' | 'journeyId' | 'ref'>;

/** Writes the state change of a lead; a repeated one after an undo replaces the previous one. */
export async function writeLeadStation(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, leadId }: { clientId: string; leadId: string },
  told: Told,
): Promise<void> {
  const way = await requireLeadContact({ db }, clientId, leadId);
  if (!way) return;
  const { takenBack, ...of } = way;
  const until = takenBack[told.kind];
  // It was taken back before its own event came.
  if (until && told.at <= new Date(until)) return;
  const earlier = new Date(told.at.getTime() - 1);
  await removeStations({ db }, { clientId, leadId }, { kinds: [told.kind], until: earlier });
  await writeStations({ db }, clientId, [{ ...of, ...told, ref: leadId }]);
}

/** Removes the station of a reverted lead action. */
export async function revertStation(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, leadId }: { clientId: string; leadId: string },
  { kind, at }: { kind: StationKind; at: Date },
): Promise<void> {
  await requireLeadContact({ db }, clientId, leadId);
  await sql`
    update profile_hub.lead_contacts
    set taken_back = taken_back || jsonb_build_object(${kind}::text, greatest(taken_back ->> ${kind}, ${at.toISOString()}))
    where client_id = ${clientId} and lead_id = ${leadId}`.execute(db);
  await removeStations({ db }, { clientId, leadId }, { kinds: [kind], until: at });
}

export async function removeStations(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, leadId }: { clientId: string; leadId: string },
  { kinds, until }: { kinds: readonly StationKind[]; until?: Date },
): Promise<void> {
  await db
    .deleteFrom('profile_hub.stations')
    .where('client_id', '=', clientId)
    .where('kind', 'in', kinds)
    .where('ref', '=', leadId)
    .$if(until !== undefined, (query) => query.where('at', '<=', until ?? new Date()))
    .execute();
}
