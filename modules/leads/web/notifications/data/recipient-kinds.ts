import type { Recipient } from '#modules/leads/contract/forms/form-notifications.ts';
import { email as emailSchema } from '#platform/contract/text/email.ts';

type Who = Recipient['who'];
export const RECIPIENT_TARGET_KINDS = [
  'role',
  'location',
  'user',
  'email',
] as const satisfies readonly Who['kind'][];

/** Whom a recipient of this kind begins with. */
export function newRecipientTarget(kind: Who['kind']): Who {
  if (kind === 'role') return { kind, role: 'store_owner' };
  if (kind === 'user') return { kind, userId: '' };
  return kind === 'email' ? { kind, email: '' } : { kind };
}

/** Whether the recipient is complete: it is specified, and every condition has a value. */
export function isWhole({ who, when }: Pick<Recipient, 'who' | 'when'>): boolean {
  if (when.some(({ values }) => values.length === 0)) return false;
  if (who.kind === 'email') return emailSchema.safeParse(who.email).success;
  return who.kind !== 'user' || who.userId !== '';
}
