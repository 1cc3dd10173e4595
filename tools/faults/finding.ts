/** One line of what a played fault showed: what was watched, what was seen, and whether that is right. */
export interface Finding {
  what: string;
  seen: string;
  holds: boolean;
}

export const NOT_PLAYED = 'not played';

/** What a file `faults/*.fault.ts` exports by default: breaks something in processes of its own and tells what became of the data. */
export type Fault = () => Promise<Finding[]>;

/** That none of what was acknowledged is missing, and none of it happened twice. */
export function nothingLostOrDoubled(
  what: string,
  { acknowledged, found }: { acknowledged: readonly string[]; found: readonly string[] },
): Finding {
  const kept = new Set(found);
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  const doubled = found.length - kept.size;
  return {
    what,
    seen: `${acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled`,
    holds: acknowledged.length > 0 && lost === 0 && doubled === 0,
  };
}

/** For a scenario that needs something this machine does not have: told plainly, and counted as not played. */
export function notPlayed(reason: string): Finding[] {
  return [{ what: NOT_PLAYED, seen: reason, holds: true }];
}
