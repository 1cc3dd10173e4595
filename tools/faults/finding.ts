/** One result of a fault scenario: what was checked, what was observed, and whether it is right. */
export interface Finding {
  what: string;
  seen: string;
  holds: boolean;
}

export const NOT_PLAYED = 'not played';

/**
 * The default export of a file `faults/*.fault.ts`: breaks something in separate processes and reports the effect on
 * the data.
 */
export type Fault = () => Promise<Finding[]>;

/** Checks that no acknowledged item is missing and none exists twice. */
export function nothingLostOrDuplicated(
  what: string,
  { acknowledged, found }: { acknowledged: readonly string[]; found: readonly string[] },
): Finding {
  const distinct = new Set(found);
  const lost = acknowledged.filter((id) => !distinct.has(id)).length;
  const doubled = found.length - distinct.size;
  return {
    what,
    seen: `${acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled`,
    holds: acknowledged.length > 0 && lost === 0 && doubled === 0,
  };
}

/** For a scenario that this machine cannot run: reported and counted as not run. */
export function notPlayed(reason: string): Finding[] {
  return [{ what: NOT_PLAYED, seen: reason, holds: true }];
}
