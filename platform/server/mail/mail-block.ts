/** The pieces of a mail. Each is drawn once as HTML and once as text, so that the two cannot say different things. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: readonly { name: string; value: string }[] }
  | { kind: 'small'; text: string };

export interface MailContent {
  subject: string;
  /** The line that an inbox shows after the subject. */
  preheader?: string;
  blocks: readonly MailBlock[];
}
