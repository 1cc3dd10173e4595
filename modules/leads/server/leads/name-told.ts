import type { LeadRowKept } from './lead-row.ts';

/** By which name somebody is told of who did something: of who asked it is the first, also where nobody has accepted [LEAD-11]. */
export function nameTold(
  { firstname }: Pick<LeadRowKept, 'firstname'>,
  { kind, name }: { kind?: string; name: string },
): string {
  return kind === 'consumer' ? (firstname ?? '') : name;
}
