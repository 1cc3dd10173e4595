import type { z } from 'zod';
import type { Locale } from '#platform/contract/locale.ts';
import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Translate } from '../texts/texts.ts';

export type MailOutcome =
  | { status: 'sent' }
  /** `isHard`: the address can never receive mail. */
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

/** Building blocks of a mail. Each is rendered as HTML and as text, so that both have the same content. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** A secondary line below the heading. */
  | { kind: 'quiet'; text: string }
  /** Text written by another person. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; url: string; other?: MailLink }
  | { kind: 'facts'; facts: readonly { name: string; value: string }[] }
  | { kind: 'small'; text: string }
  | MailItem;

/** One of several subjects of a mail, each with its own buttons; the first button is the primary one. */
export interface MailItem {
  kind: 'item';
  tone: 'new' | 'accepted';
  /** Status, shown above the title. */
  standing: string;
  title: string;
  text: string;
  /** Elapsed share of its time, from 0 to 1, and what happens at the end. */
  time: { over: number; words: string } | null;
  buttons: readonly MailLink[];
}

export interface MailLink {
  label: string;
  url: string;
}

/** Sender of a mail on behalf of a brand, to its shops and customers. */
export interface MailSender {
  name: string;
  /** An image among the client's files; it is attached, so that nothing is loaded from outside. */
  logo: { clientId: string; fileId: string } | null;
  /** The subject of the mail for the reader, shown next to the name. */
  about?: string;
  /** Why the reader gets it. */
  footer: string;
}

export interface MailContent {
  subject: string;
  /** Heading above the text. Default: the subject. */
  heading?: string;
  /** A line above the heading: the action expected from the recipient. */
  eyebrow?: string;
  /** The line that an inbox shows after the subject. */
  preheader?: string;
  /** Default: the suite itself is the sender. */
  sender?: MailSender;
  /** Link to reduce or stop such mails: shown below the footer and used by the mail program's unsubscribe button. */
  unsubscribe?: MailLink;
  blocks: readonly MailBlock[];
}

/** Content ID of the embedded logo. */
export const LOGO_CID = 'logo@comptoir';

export interface LogoBytes {
  contentType: string;
  bytes: Buffer;
}

export interface MailToCheck {
  clientId: string;
  /** Idempotency key of the mail. */
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
