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
  /** Sent but never confirmed; it may be retried once. */
  | { status: 'unknown' }
  /** Cancelled before it was sent, manually or because it was no longer valid. */
  | { status: 'cancelled' }
  /** Reported later by the provider: delivered to the mailbox, or marked as spam. */
  | { status: 'delivered' }
  | { status: 'spam'; reason: DeliveryReason };

/** One mail of a module, in all languages. */
export interface MailTemplate<Input extends z.ZodType = z.ZodType> {
  /** Module and subject of the mail: `accounts.invitation`. */
  name: string;
  input: Input;
  /** Sample data for the preview. */
  sample(locale: Locale): z.input<Input>;
  render(given: {
    input: z.output<Input>;
    t: Translate;
    locale: Locale;
    app: { config: Config };
  }): MailContent;
  /**
   * Called with the final result of a mail and later provider events, in the transaction that saves them. `about` is
   * the mail's idempotency key. It is called at least once. If it throws, the result is not saved and the mail may be
   * sent again.
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
