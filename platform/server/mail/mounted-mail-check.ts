import type { Locale } from '#platform/contract/locale.ts';
import type { MailTemplate } from './mail-template.ts';

export interface MailToCheck {
  clientId: string;
  /** The idempotency key it was sent under. */
  about: string;
  to: string;
  locale: Locale;
}

/**
 * A mail may wait for a night, and what it says may become untrue meanwhile. Whoever wrote it is asked before each try: it
 * holds, it does not and must not leave, or it is to be written anew from this input.
 */
export interface MountedMailCheck {
  mails: readonly MailTemplate[];
  check(mail: MailToCheck): Promise<'holds' | 'untrue' | { input: unknown }>;
}
