import { sql } from 'kysely';
import { recalculateConsent } from '../../blocks/recalculate-consent.ts';
import type { Context } from '../../tables.ts';

const PAGE = 10_000;

/** Recalculates consent of all contacts in the certificate of an undone import; the ledger remains unchanged. */
export async function recalculateVoidedConsent(
  { db }: Pick<Context, 'db'>,
  { clientId, certificateId }: { clientId: string; certificateId: string },
): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; counts: string }>`
      select distinct consent.contact_id as id, coalesce(merged.kept_id, consent.contact_id) as counts
      from profile_hub.consents as consent
      left join profile_hub.merged_contacts as merged
        on merged.client_id = ${clientId} and merged.gone_id = consent.contact_id
      where consent.client_id = ${clientId} and consent.certificate_id = ${certificateId}
        and consent.contact_id > ${after}
      order by consent.contact_id limit ${PAGE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await recalculateConsent({ db }, clientId, [...new Set(rows.map(({ counts }) => counts))], {
      isLocked: true,
    });
  }
}
