import type { MailBlock, MailContent } from './mail-block.ts';

/** The mail for programs that show no HTML. */
export function mailText(content: MailContent, footer: string): string {
  const { eyebrow, heading, subject, blocks, unsubscribe } = content;
  const parts = [...(eyebrow ? [eyebrow] : []), heading || subject, ...blocks.map(blockText)];
  const end = unsubscribe ? `${footer}\n${unsubscribe.label}:\n${unsubscribe.url}` : footer;
  return `${parts.join('\n\n')}\n\n-- \n${end}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'small':
      return block.text;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'button':
      return [block, ...(block.other ? [block.other] : [])]
        .map(({ label, url }) => `${label}:\n${url}`)
        .join('\n\n');
    case 'item':
      return [
        [block.standing, block.title, block.text, block.time?.words].filter(Boolean).join('\n'),
        ...block.buttons.map(({ label, url }) => `${label}:\n${url}`),
      ].join('\n\n');
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
  }
}
