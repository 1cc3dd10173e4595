import type { ConsentEntry } from '#modules/profile-hub/contract/consent.ts';

/** The decision that counts for a purpose, of a ledger with the newest first; of two at one moment the one that takes away. */
export function latestOn(
  ledger: readonly ConsentEntry[],
  purpose: string,
): ConsentEntry | undefined {
  const [latest, ...others] = ledger.filter((entry) => entry.purpose === purpose);
  const atOnce = others.find(
    ({ at, recordedAt, decision }) =>
      at === latest?.at && recordedAt === latest.recordedAt && decision !== 'given',
  );
  return latest?.decision === 'given' && atOnce ? atOnce : latest;
}
