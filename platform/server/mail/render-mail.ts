import type { z } from 'zod';
import type { Locale } from '#platform/contract/locale.ts';
import type { Config } from '../config.ts';
import type { Texts } from '../texts/texts.ts';
import type { MailBlock, MailContent, MailSender } from './mail-block.ts';
import { mailLayout } from './mail-layout.ts';
import type { MailTemplate } from './mail-template.ts';

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
