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
 * A mail may wait overnight and its content may become outdated. Before each attempt its module decides: send it, do
 * not send it, or render it again with this input.
 */
export interface MountedMailCheck {
  mails: readonly MailTemplate[];
  check(mail: MailToCheck): Promise<'holds' | 'untrue' | { input: unknown }>;
}
