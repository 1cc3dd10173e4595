import { z } from 'zod';
import { ACTOR_KINDS } from './lead-machine.ts';

/** The author of an action, as stored in the history; the e-mail identifies a recipient. */
export const leadActorSchema = z.object({
  kind: z.enum(ACTOR_KINDS),
  name: z.string(),
  email: z.string().nullable().default(null),
  userId: z.string().nullable().default(null),
});
export type LeadActor = z.output<typeof leadActorSchema>;

export const SUITE_ACTOR: LeadActor = { kind: 'suite', name: '', email: null, userId: null };

/** All users of a brand count as one party, and the suite acts on behalf of the brand. */
export function isSameActor(
  one: Pick<LeadActor, 'kind' | 'email'>,
  other: Pick<LeadActor, 'kind' | 'email'>,
): boolean {
  const side = ({ kind }: Pick<LeadActor, 'kind'>) => (kind === 'suite' ? 'brand' : kind);
  if (side(one) !== side(other)) return false;
  return one.kind !== 'recipient' || one.email?.toLowerCase() === other.email?.toLowerCase();
}
