import { sql } from 'kysely';
import type { StationKind } from '#modules/profile-hub/contract/station.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { ProfileHubTables } from '../tables.ts';

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
  detail?: Readonly<Record<string, string | number | null>>;
}

/** Writes activity of contacts and updates their last activity. Deleted contacts are ignored [PH-05]. */
export async function writeStations(
  { db }: { db: Db<ProfileHubTables> },
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
    with told as (
      select told.*, coalesce(merged.kept_id, told.contact_id) as kept_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
        id uuid, contact_id text, kind text, at timestamptz, journey_id text, ref text,
        sku text, grade smallint, amount bigint, detail jsonb)
      left join profile_hub.merged_contacts as merged
        on merged.client_id = ${clientId} and merged.gone_id = told.contact_id
    ),
    written as (
      insert into profile_hub.stations
        (client_id, id, contact_id, kind, at, journey_id, ref, sku, grade, amount, detail)
      select ${clientId}, told.id, told.kept_id, told.kind, told.at, told.journey_id, told.ref, told.sku, told.grade,
        told.amount, told.detail
      from told join profile_hub.contacts as contact
        on contact.client_id = ${clientId} and contact.id = told.kept_id
      on conflict (client_id, kind, ref, contact_id) do nothing
      returning contact_id, at
    ),
    latest as (select contact_id, max(at) as at from written group by contact_id)
    update profile_hub.contacts as contact set last_activity_at = latest.at
    from latest
    where contact.client_id = ${clientId} and contact.id = latest.contact_id
      and contact.last_activity_at < latest.at`.execute(db);
}
