import type { MailBlock, MailContent } from './mail-block.ts';

/** The mail for programs that show no HTML. */
export function mailText(content: MailContent, footer: string): string {
  const parts = [content.subject, ...content.blocks.map(blockText)];
  return `${parts.join('\n\n')}\n\n-- \n${footer}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'small':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
  }
}
