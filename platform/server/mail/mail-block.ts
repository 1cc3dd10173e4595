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

/** One of several things that a mail is about, each with its own buttons; the first of them is the one to press. */
export interface MailItem {
  kind: 'item';
  tone: 'new' | 'accepted';
  /** Status, shown above the title. */
  standing: string;
  title: string;
  text: string;
  /** How much of its time is over, from 0 to 1, and what happens then. */
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
  /** A picture among the files of the client; it travels with the mail, so that nothing is fetched. */
  logo: { clientId: string; fileId: string } | null;
  /** Which of the reader's affairs it is about, beside the name. */
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
