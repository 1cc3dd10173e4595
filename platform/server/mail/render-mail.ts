import { buffer } from 'node:stream/consumers';
import type { z } from 'zod';
import { FILE_KINDS, type FileKind } from '#platform/contract/files/file-kind.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Texts } from '../texts/texts.ts';
import { mailLayout } from './mail-layout.ts';
import {
  LOGO_CID,
  type LogoBytes,
  type MailBlock,
  type MailContent,
  type MailSender,
  type MailTemplate,
} from './mail-template.ts';

/** French puts a no-break space before it. */
const colonOf = (locale: Locale) => (locale === 'fr' ? '\u00a0:' : ':');

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

/** A template with its input, as it will be sent: the input is checked first, so that no mail goes out half empty. */
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

/** A line break in a header would begin another one. */
function headerLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The mail for programs that show no HTML. */
function mailText(
  content: MailContent,
  { footer, locale }: { footer: string; locale: Locale },
): string {
  const colon = colonOf(locale);
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

const SEAL_PURPOSE = 'mail.content';

export function sealMail(secrets: Secrets, mail: RenderedMail): string {
  return secrets.seal(SEAL_PURPOSE, JSON.stringify(mail));
}

export function unsealMail(secrets: Secrets, sealed: string): RenderedMail {
  return JSON.parse(secrets.open(SEAL_PURPOSE, sealed)) as RenderedMail;
}

export interface OutgoingMail extends Omit<RenderedMail, 'logo'> {
  to: string;
  logo?: LogoBytes | undefined;
  /** The same in every try: by it receivers drop a second copy. */
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

const LOGO_KINDS: readonly FileKind[] = ['png', 'jpeg'];

/** Loads the logo when the mail is sent, so that it is not stored with each mail. A deleted logo is omitted. */
export async function readMailLogo(
  { app }: { app: { database: Database; files: Files } },
  { logo }: Pick<RenderedMail, 'logo'>,
): Promise<LogoBytes | undefined> {
  if (!logo) return undefined;
  try {
    const { file, stream } = await app.files.open(app.database.ofClient(logo.clientId), {
      clientId: logo.clientId,
      id: logo.fileId,
    });
    // The logo is set by file ID, so only image files may be sent.
    if (!LOGO_KINDS.includes(file.kind)) return undefined;
    return { contentType: FILE_KINDS[file.kind].contentType, bytes: await buffer(stream) };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** The mail as a page can show it: pages have no parts that travel along. */
export async function htmlWithLogo(
  { app }: { app: { database: Database; files: Files } },
  mail: RenderedMail,
): Promise<string> {
  const logo = await readMailLogo({ app }, mail);
  const address = logo
    ? `data:${logo.contentType};base64,${logo.bytes.toString('base64')}`
    : 'data:,';
  return mail.html.replaceAll(`cid:${LOGO_CID}`, address);
}
