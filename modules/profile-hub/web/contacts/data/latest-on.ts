import type { ConsentEntry, Decision } from '#modules/profile-hub/contract/consent.ts';

/**
 * What counts for a purpose and since when it does, of a ledger with the newest first: said again it counts since it was
 * first said. Of two decisions at one moment the one that takes away counts.
 */
export function latestOn(
  ledger: readonly ConsentEntry[],
  purpose: string,
): { decision: Decision; since: string } | undefined {
  const entries = ledger.filter((entry) => entry.purpose === purpose && entry.voidedAt === null);
  const [latest] = entries;
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
