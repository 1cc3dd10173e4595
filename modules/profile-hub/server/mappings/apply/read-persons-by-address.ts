import { sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type ContactRow, contactColumns } from '../../contacts/contact-row.ts';
import { contactsByAddress } from '../../duplicates/contacts-by-address.ts';
import type { AppliedAnswer } from '../../tables/campaign-tables.ts';
import type { ProfileHubTables } from '../../tables.ts';

export interface PersonRow extends ContactRow {
  email: string | null;
  phone: string | null;
  /** What merges have left to it. */
  further: { kind: 'email' | 'phone'; value: string }[];
  /** Last change of the contact by anything other than an answer. */
  own_at: Date;
  taken: Record<string, AppliedAnswer>;
  decisions: { purpose: number; decision: Decision; at: string; source: string }[];
}

/** Contacts with one of these emails or phones, directly or through a merge, with their earlier answers and consent. */
export async function readPersonsByAddress(
  { db }: { db: Db<ProfileHubTables> },
  given: {
    clientId: string;
    emails: readonly string[];
    phones: readonly string[];
    purposes: readonly number[];
    /** Locks the rows until the changes are committed. */
    isHeld: boolean;
  },
): Promise<PersonRow[]> {
  const { clientId, emails, phones, purposes, isHeld } = given;
  const found = await contactsByAddress({ db }, clientId, { emails, phones });
  const { rows } = await sql<PersonRow>`
    select ${contactColumns},
      case when answered.written_at = contact.updated_at then answered.own_at else contact.updated_at end as own_at,
      coalesce(answered.taken, '{}') as taken,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', address.kind, 'value', address.value))
        from profile_hub.contact_addresses as address
        where address.client_id = ${clientId} and address.contact_id = contact.id
      ), '[]') as further,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'purpose', consent.purpose, 'decision', consent.decision, 'at', consent.at, 'source', consent.source)
          order by consent.at, consent.recorded_at)
        from profile_hub.consents as consent
        where consent.client_id = ${clientId} and consent.purpose = any (${purposes}::integer[])
          and (consent.contact_id = contact.id or consent.contact_id in (
            select merged.gone_id from profile_hub.merged_contacts as merged
            where merged.client_id = ${clientId} and merged.kept_id = contact.id))
      ), '[]') as decisions
    from profile_hub.contacts as contact
    left join profile_hub.answered_contacts as answered
      on answered.client_id = contact.client_id and answered.contact_id = contact.id
    where contact.client_id = ${clientId} and contact.id = any (${found.map(({ contactId }) => contactId)}::text[])
    order by contact.id ${isHeld ? sql`for update of contact` : sql``}`.execute(db);
  return rows;
}
