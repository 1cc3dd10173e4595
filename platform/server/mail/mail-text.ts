import type { Locale } from '#platform/contract/locale.ts';
import type { MailBlock, MailContent } from './mail-block.ts';

/** French puts a no-break space before it. */
const colonOf = (locale: Locale) => (locale === 'fr' ? '\u00a0:' : ':');

/** The mail for programs that show no HTML. */
export function mailText(
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
