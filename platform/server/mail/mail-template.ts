import type { z } from 'zod';
import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Translate } from '../texts/texts.ts';
import type { MailContent } from './mail-block.ts';

export type MailOutcome =
  | { status: 'sent' }
  /** `isHard`: nothing ever arrives there. */
  | { status: 'failed'; reason: DeliveryReason; isHard: boolean }
  /** It left and was never confirmed; it may be tried once more. */
  | { status: 'unknown' }
  /** Taken back before it left, by hand or because it held no longer. */
  | { status: 'cancelled' }
  /** What the provider tells later: it is in the mailbox, or its reader called it spam. */
  | { status: 'delivered' }
  | { status: 'spam'; reason: DeliveryReason };

/** One mail of a module, in all languages. */
export interface MailTemplate<Input extends z.ZodType = z.ZodType> {
  /** `accounts.invitation`: the module, then what the mail is. */
  name: string;
  input: Input;
  /** What the preview shows. */
  sample(locale: Locale): z.input<Input>;
  render(given: {
    input: z.output<Input>;
    t: Translate;
    locale: Locale;
    app: { config: Config };
  }): MailContent;
  /**
   * Told how a mail ended, and what the provider says of it later, in the transaction that notes it. `about` is the
   * idempotency key it was sent under. It is told at least once, and what it throws leaves the end unnoted: the mail may
   * then go out again.
   */
  settled?(given: {
    about: string;
    outcome: MailOutcome;
    db: Tx;
    app: { jobs: Jobs };
  }): Promise<void>;
}

export function defineMail<Input extends z.ZodType>(
  template: MailTemplate<Input>,
): MailTemplate<Input> {
  return template;
}
