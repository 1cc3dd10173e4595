import type { ConsentEntry, Decision } from '#modules/profile-hub/contract/consent.ts';

/**
 * What counts for a purpose and since when it does, of a ledger with the newest first: said again it counts since it was
 * first said. Of two decisions at one moment the one that takes away counts, and a withdrawal ends only by a later consent
 * that is no line of a file: the same rule as `consent-rule.ts` of the server.
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
