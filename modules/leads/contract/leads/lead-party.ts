import { z } from 'zod';
import { PARTY_KINDS } from './lead-machine.ts';

/** Who did something with a lead, as the history keeps it; the e-mail is what tells recipients apart. */
export const actingPartySchema = z.object({
  kind: z.enum(PARTY_KINDS),
  name: z.string(),
  email: z.string().nullable().default(null),
  userId: z.string().nullable().default(null),
});
export type ActingParty = z.output<typeof actingPartySchema>;

export const THE_SUITE: ActingParty = { kind: 'suite', name: '', email: null, userId: null };

/** Users of a brand are one party, and what the suite does it does for the brand. */
export function isSameParty(
  one: Pick<ActingParty, 'kind' | 'email'>,
  other: Pick<ActingParty, 'kind' | 'email'>,
): boolean {
  const side = ({ kind }: Pick<ActingParty, 'kind'>) => (kind === 'suite' ? 'brand' : kind);
  if (side(one) !== side(other)) return false;
  return one.kind !== 'recipient' || one.email?.toLowerCase() === other.email?.toLowerCase();
}
