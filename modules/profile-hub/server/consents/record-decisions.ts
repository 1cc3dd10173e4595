import { type RawBuilder, sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import {
  isOwnDecision,
  newImportedDecisionSql,
  newManualDecisionSql,
  recalculateConsent,
} from '../blocks/recalculate-consent.ts';
import { blockWithdrawn, endWithdrawn } from '../blocks/write-blocks.ts';
import type { Context } from '../tables.ts';

export interface NewDecision {
  contactId: string;
  purpose: number;
  decision: Decision;
}

export interface DecisionProof {
  /** Time of the person's decision, as far as known; `new_decision.at` if each row of a relation has its own. */
  at: Date | RawBuilder<unknown>;
  source: ContactOrigin;
  sourceName: string;
  wordingId?: string | null | RawBuilder<unknown>;
  certificateId?: string | null;
  recordedBy?: string | null;
}

/**
 * Writes decisions into the ledger and recalculates effective consent [PH-06, PH-18]. A withdrawal also blocks the
 * contact's addresses, until the person consents later; files and users cannot restore it. Repetitions in files are
 * ignored. Returns the written entries.
 */
export async function recordDecisions(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { decisions, proof }: { decisions: readonly NewDecision[]; proof: DecisionProof },
): Promise<{ contactId: string; purpose: number; decision: Decision }[]> {
  if (decisions.length === 0) return [];
  const relation = sql`jsonb_to_recordset(${JSON.stringify(
    decisions.map(({ contactId, ...rest }) => ({ ...rest, contact_id: contactId })),
  )}::jsonb) as new_decision (contact_id text, purpose integer, decision text)`;
  return recordDecisionsFromRelation({ db }, clientId, { decisions: relation, proof });
}

/** The same for a relation `new_decision (contact_id, purpose, decision)`; an import has it as a separate table. */
export async function recordDecisionsFromRelation(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { decisions, proof }: { decisions: RawBuilder<unknown>; proof: DecisionProof },
): Promise<{ contactId: string; purpose: number; decision: Decision }[]> {
  const { source } = proof;
  const isNew =
    source === 'import'
      ? newImportedDecisionSql
      : isOwnDecision(source)
        ? sql`true`
        : newManualDecisionSql;
  const { rows } = await sql<{ contactId: string; purpose: number; decision: Decision; at: Date }>`
    insert into profile_hub.consents
      (client_id, id, contact_id, purpose, decision, at, source, source_name, wording_id, certificate_id, recorded_by)
    select ${clientId}, gen_random_uuid(), new_decision.contact_id, new_decision.purpose, new_decision.decision, ${proof.at}, ${proof.source},
      ${proof.sourceName}, ${proof.wordingId ?? null}, ${proof.certificateId ?? null}, ${proof.recordedBy ?? null}
    from ${decisions}
    join profile_hub.contacts as contact on contact.client_id = ${clientId} and contact.id = new_decision.contact_id
    where ${isNew}
    returning contact_id as "contactId", purpose, decision, at`.execute(db);
  const contacts = [...new Set(rows.map(({ contactId }) => contactId))];
  const decided = (decision: Decision) => rows.filter((row) => row.decision === decision);
  await blockWithdrawn({ db }, clientId, decided('withdrawn'));
  if (isOwnDecision(source)) await endWithdrawn({ db }, clientId, decided('given'));
  // An import checks the list again before it commits.
  await recalculateConsent({ db }, clientId, contacts, { isLocked: source === 'import' });
  return rows.map(({ at: _, ...row }) => row);
}

/** For contacts just created with these decisions: their consent is already settled. */
export async function recordFirstDecisions(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { decisions, proof }: { decisions: readonly NewDecision[]; proof: DecisionProof },
): Promise<void> {
  if (decisions.length === 0) return;
  await sql`
    insert into profile_hub.consents
      (client_id, id, contact_id, purpose, decision, at, source, source_name, wording_id, certificate_id, recorded_by)
    select ${clientId}, gen_random_uuid(), new_decision.contact_id, new_decision.purpose, new_decision.decision, ${proof.at}, ${proof.source},
      ${proof.sourceName}, ${proof.wordingId ?? null}, ${proof.certificateId ?? null}, ${proof.recordedBy ?? null}
    from unnest(${decisions.map(({ contactId }) => contactId)}::text[], ${decisions.map(({ purpose }) => purpose)}::integer[],
      ${decisions.map(({ decision }) => decision)}::text[]) as new_decision (contact_id, purpose, decision)`.execute(
    db,
  );
}

/** Stores a consent text once, however many persons agree to it; returns null for an empty text. */
export async function storeWording(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  text: string,
): Promise<string | null> {
  if (text === '') return null;
  await sql`
    insert into profile_hub.wordings (client_id, id, text) values (${clientId}, ${uuidV7()}, ${text})
    on conflict (client_id, text_hash) do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from profile_hub.wordings where client_id = ${clientId} and text_hash = md5(${text})`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
