import type { z } from 'zod';
import type { Locale } from '#platform/contract/locale.ts';
import type { Config } from '../config.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Texts } from '../texts/texts.ts';
import { mailLayout } from './mail-layout.ts';
import type {
  LogoBytes,
  MailBlock,
  MailContent,
  MailSender,
  MailTemplate,
} from './mail-template.ts';

const SEAL_PURPOSE = 'mail.content';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Display name of the sender address. Default: the suite's name. */
  fromName?: string;
  logo?: MailSender['logo'];
  /** One-click unsubscribe URL, called by POST as in RFC 8058. */
  unsubscribe?: string;
}

/** Renders a template with its input. The input is validated first, so that no incomplete mail is sent. */
export function renderMail<Input extends z.ZodType>(
  app: { config: Config; texts: Texts },
  template: MailTemplate<Input>,
  given: { locale: Locale; input: z.input<Input> },
): RenderedMail {
  const { locale } = given;
  const t = app.texts.translator(locale);
  const content = template.render({ input: template.input.parse(given.input), t, locale, app });
  const { sender, unsubscribe } = content;
  const footer = sender?.footer ?? t('platform:mail.footer');
  return {
    subject: headerLine(content.subject),
    html: mailLayout(content, { locale, footer }).markup,
    text: mailText(content, { footer, locale }),
    ...(unsubscribe && { unsubscribe: unsubscribe.url }),
    ...(sender && { fromName: headerLine(sender.name), logo: sender.logo }),
  };
}

/** Replaces line breaks with spaces: one in a header would begin another header. */
function headerLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The plain-text part, for mail programs that show no HTML. */
function mailText(
  content: MailContent,
  { footer, locale }: { footer: string; locale: Locale },
): string {
  // French has a no-break space before a colon.
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  const { eyebrow, heading, subject, blocks, unsubscribe } = content;
  const parts = [
    ...(eyebrow ? [eyebrow] : []),
    heading || subject,
    ...blocks.map((block) => blockText(block, colon)),
  ];
  const end = unsubscribe ? `${footer}\n${unsubscribe.label}${colon}\n${unsubscribe.url}` : footer;
  return `${parts.join('\n\n')}\n\n-- \n${end}\n`;
}

function blockText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'paragraph':
    case 'quiet':
    case 'small':
      return block.text;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'button':
      return [block, ...(block.other ? [block.other] : [])]
        .map(({ label, url }) => `${label}${colon}\n${url}`)
        .join('\n\n');
    case 'item':
      return [
        [block.standing, block.title, block.text, block.time?.words].filter(Boolean).join('\n'),
        ...block.buttons.map(({ label, url }) => `${label}${colon}\n${url}`),
      ].join('\n\n');
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}${colon} ${value}`).join('\n');
  }
}

export function sealMail(secrets: Secrets, mail: RenderedMail): string {
  return secrets.seal(SEAL_PURPOSE, JSON.stringify(mail));
}

export function unsealMail(secrets: Secrets, sealed: string): RenderedMail {
  return JSON.parse(secrets.open(SEAL_PURPOSE, sealed)) as RenderedMail;
}

export interface OutgoingMail extends Omit<RenderedMail, 'logo'> {
  to: string;
  logo?: LogoBytes | undefined;
  /** The same in every attempt, so that receivers can drop duplicates. */
  messageId: string;
  /** ID by which the provider reports events about the mail, if it does. */
  customId?: string | undefined;
  date: Date;
}

export interface TransmitOptions {
  /**
   * Called after the server has accepted the envelope and before the first byte of the mail. If it throws, the mail is
   * not sent.
   */
  contentLeaves(): Promise<void>;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}
