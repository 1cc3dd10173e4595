import { sql } from 'kysely';
import { authorNames } from '#modules/directory/contract/associations.ts';
import type { ConsentEntry, Decision } from '#modules/profile-hub/contract/consents.ts';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import { PAST_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';
import { mergedContactIdsSql } from './read-contact-journey.ts';

interface StoredLine {
  id: string;
  purpose: number;
  decision: Decision;
  at: Date;
  recorded_at: Date;
  recorded_by: string | null;
  source: ContactOrigin;
  source_name: string;
  wording: string | null;
  certificate_id: string | null;
  voided_at: Date | null;
  total: number;
}

/** Ledger of a contact, newest first [PH-05, PH-06]. */
export async function readContactConsents(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
): Promise<{ items: ConsentEntry[]; total: number }> {
  const book = await readCriteriaIndex({ db }, clientId);
  const { rows } = await sql<StoredLine>`
    select consent.id, consent.purpose, consent.decision, consent.at, consent.recorded_at, consent.recorded_by,
      consent.source, consent.source_name, wording.text as wording, consent.certificate_id,
      voided.voided_at, count(*) over () as total
    from profile_hub.consents as consent
    left join profile_hub.wordings as wording
      on wording.client_id = consent.client_id and wording.id = consent.wording_id
    left join profile_hub.voided_certificates as voided
      on voided.client_id = consent.client_id and voided.certificate_id = consent.certificate_id
    where consent.client_id = ${clientId}
      and consent.contact_id in ${mergedContactIdsSql(sql`${clientId}::uuid`, sql`${id}::text`)}
    order by consent.at desc, consent.recorded_at desc, consent.id limit ${PAST_LIMIT}`.execute(db);
  const nameOf = await namesOf({ db, app }, clientId, rows);
  return {
    items: rows.map((line) => ({
      id: line.id,
      purpose: book.byPurpose(line.purpose)?.slug ?? String(line.purpose),
      decision: line.decision,
      at: line.at.toISOString(),
      recordedAt: line.recorded_at.toISOString(),
      source: line.source,
      sourceName: line.source_name,
      wording: line.wording,
      recordedBy: line.recorded_by && (nameOf.get(line.recorded_by) ?? null),
      certificateId: line.certificate_id,
      voidedAt: line.voided_at?.toISOString() ?? null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

async function namesOf(
  { db, app }: Context,
  clientId: string,
  lines: readonly StoredLine[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(lines.flatMap(({ recorded_by: by }) => by ?? []))];
  if (ids.length === 0) return new Map();
  return app.ports.call(authorNames, { clientId, ids }, { db, app });
}
