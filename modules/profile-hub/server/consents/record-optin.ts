import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Optin } from '#modules/profile-hub/contract/consents.ts';
import type { WhichContacts } from '#modules/profile-hub/contract/contact.ts';
import { consentChanged } from '#modules/profile-hub/contract/events.ts';
import {
  consentBlocked,
  decidedInFuture,
  purposeUnknown,
  wordingMissing,
} from '#modules/profile-hub/contract/problems.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';
import { recordDecisions, storeWording } from './record-decisions.ts';

/** Tolerance for clocks that are slightly ahead. */
const AHEAD_MS = 60_000;

/** A user that records consent of other persons must give a proof [PH-06]. */
export function requireProof({ purpose, decision, wording, at }: Optin, book: CriteriaIndex): void {
  purposeOf(purpose, book);
  if (decision === 'given' && wording === '') throw wordingMissing();
  if (at && Date.parse(at) > Date.now() + AHEAD_MS) throw decidedInFuture();
}

/** Over `contact`: contacts whose effective decision differs and that are not blocked. */
export function decideOtherwise(
  { purpose, decision }: Pick<Optin, 'purpose' | 'decision'>,
  book: CriteriaIndex,
): RawBuilder<SqlBool> {
  // Each decision has a column with its name.
  const number = purposeOf(purpose, book);
  const isBlocked =
    decision === 'given' ? sql`and not (${number} = any (contact.withdrawn))` : sql``;
  return sql<SqlBool>`not (${number} = any (${sql.ref(`contact.${decision}`)})) ${isBlocked}`;
}

/** Throws if a user gives one contact a withdrawn or blocked consent; in bulk changes such contacts are skipped. */
export async function requireUnblocked(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { which, optin }: { which: WhichContacts; optin: Optin },
): Promise<void> {
  const [id, ...others] = 'ids' in which ? which.ids : [];
  if (optin.decision !== 'given' || id === undefined || others.length > 0) return;
  const purpose = purposeOf(optin.purpose, await readCriteriaIndex({ db }, clientId));
  const { rows } = await sql`
    select from profile_hub.contacts
    where client_id = ${clientId} and id = ${id} and ${purpose} = any (withdrawn)`.execute(db);
  if (rows.length > 0) throw consentBlocked();
}

/** Writes a decision for some thousand contacts into the ledger with the same proof; returns their number. */
export async function recordOptin(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
  { ids, optin }: { ids: readonly string[]; optin: Optin & { at: string } },
): Promise<number> {
  const purpose = purposeOf(optin.purpose, await readCriteriaIndex({ db }, clientId));
  const { decision } = optin;
  const written = await recordDecisions({ db }, clientId, {
    decisions: ids.map((contactId) => ({ contactId, purpose, decision })),
    proof: {
      at: new Date(optin.at),
      source: 'manual',
      sourceName: optin.source,
      wordingId: await storeWording({ db }, clientId, optin.wording),
      recordedBy: userId,
    },
  });
  await app.events.publishAll(db, consentChanged, {
    clientId,
    payloads: written.map(({ contactId }) => ({
      contactId,
      purpose: optin.purpose,
      decision,
    })),
  });
  return written.length;
}

function purposeOf(slug: string, book: CriteriaIndex): number {
  const purpose = book.bySlug(slug)?.purpose;
  if (purpose === undefined) throw purposeUnknown({ purpose: slug });
  return purpose;
}
