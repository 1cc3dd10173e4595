import type { ConsentEntry, Decision } from '#modules/profile-hub/contract/consent.ts';

/**
 * Effective decision for a purpose and its start, from a ledger with the newest entry first. Repetitions count from the
 * first one. It follows the same rule as `consent-rule.ts` of the server: at equal times denial counts, and only a
 * later consent from outside a file ends a withdrawal.
 */
export function latestOn(
  ledger: readonly ConsentEntry[],
  purpose: string,
): { decision: Decision; since: string } | undefined {
  const entries = ledger.filter((entry) => entry.purpose === purpose && entry.voidedAt === null);
  const withdrawn = entries.findIndex(({ decision }) => decision === 'withdrawn');
  const given = entries.findIndex(
    ({ decision, source }) => decision === 'given' && source !== 'import',
  );
  const isWithdrawn =
    withdrawn >= 0 && (given < 0 || !isBefore(entries[withdrawn], entries[given]));
  const latest = entries[isWithdrawn ? withdrawn : 0];
  if (!latest) return undefined;
  const taken = entries.find(
    ({ at, recordedAt, decision }) =>
      at === latest.at && recordedAt === latest.recordedAt && decision !== 'given',
  );
  const { decision } = taken ?? latest;
  const others = entries.findIndex((entry) => entry.decision !== decision && entry.at < latest.at);
  const same = entries
    .slice(0, others < 0 ? entries.length : others)
    .filter((entry) => entry.decision === decision);
  return { decision, since: same.at(-1)?.at ?? latest.at };
}

function isBefore(one: ConsentEntry | undefined, other: ConsentEntry | undefined): boolean {
  if (!one || !other) return false;
  return one.at === other.at ? one.recordedAt < other.recordedAt : one.at < other.at;
}
