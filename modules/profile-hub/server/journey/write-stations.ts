import { sql } from 'kysely';
import type { StationKind } from '#modules/profile-hub/contract/contact.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { Context } from '../tables.ts';
import { requireLeadContact } from './lead-contacts.ts';

export interface NewStation {
  contactId: string;
  kind: StationKind;
  at: Date;
  /** Id in the other module; duplicate events with the same id become one station. */
  ref: string;
  journeyId?: string | null;
  sku?: string | null;
  grade?: number | null;
  amount?: number | null;
  currency?: string | null;
  detail?: Readonly<Record<string, string | number | null>>;
}

/** Writes activity of contacts and updates their last activity. Deleted contacts are ignored [PH-05]. */
export async function writeStations(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  stations: readonly NewStation[],
): Promise<void> {
  if (stations.length === 0) return;
  const rows = stations.map(({ contactId, journeyId, detail = {}, ...station }) => ({
    id: uuidV7(),
    contact_id: contactId,
    journey_id: journeyId ?? null,
    ...station,
    detail: Object.fromEntries(Object.entries(detail).filter(([, value]) => value !== null)),
  }));
  await sql`
    with given as (
      select given.*, coalesce(merged.kept_id, given.contact_id) as kept_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        id uuid, contact_id text, kind text, at timestamptz, journey_id text, ref text,
        sku text, grade smallint, amount bigint, currency text, detail jsonb)
      left join profile_hub.merged_contacts as merged
        on merged.client_id = ${clientId} and merged.gone_id = given.contact_id
    ),
    written as (
      insert into profile_hub.stations
        (client_id, id, contact_id, kind, at, journey_id, ref, sku, grade, amount, currency, detail)
      select ${clientId}, given.id, given.kept_id, given.kind, given.at, given.journey_id, given.ref, given.sku, given.grade,
        given.amount, given.currency, given.detail
      from given join profile_hub.contacts as contact
        on contact.client_id = ${clientId} and contact.id = given.kept_id
      on conflict (client_id, kind, ref, contact_id) do nothing
      returning contact_id, at
    ),
    latest as (select contact_id, max(at) as at from written group by contact_id)
    update profile_hub.contacts as contact set last_activity_at = latest.at
    from latest
    where contact.client_id = ${clientId} and contact.id = latest.contact_id
      and contact.last_activity_at < latest.at`.execute(db);
}

type LeadStation = Omit<NewStation, 'contactId' | 'journeyId' | 'ref'>;

/** Writes the state change of a lead; a repeated one after an undo replaces the previous one. */
export async function writeLeadStation(
  { db }: Pick<Context, 'db'>,
  { clientId, leadId }: { clientId: string; leadId: string },
  leadStation: LeadStation,
): Promise<void> {
  const way = await requireLeadContact({ db }, clientId, leadId);
  if (!way) return;
  const { takenBack, ...of } = way;
  const until = takenBack[leadStation.kind];
  // It was reverted before its own event arrived.
  if (until && leadStation.at <= new Date(until)) return;
  const earlier = new Date(leadStation.at.getTime() - 1);
  await removeStations({ db }, { clientId, leadId }, { kinds: [leadStation.kind], until: earlier });
  await writeStations({ db }, clientId, [{ ...of, ...leadStation, ref: leadId }]);
}

/** Removes the station of a reverted lead action. */
export async function revertStation(
  { db }: Pick<Context, 'db'>,
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
  { db }: Pick<Context, 'db'>,
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
