/** The pieces of a mail. Each is drawn once as HTML and once as text, so that the two cannot say different things. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** A line under the heading that says more about it. */
  | { kind: 'quiet'; text: string }
  /** What somebody else wrote. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; url: string; other?: MailLink }
  | { kind: 'facts'; facts: readonly { name: string; value: string }[] }
  | { kind: 'small'; text: string }
  | MailItem;

/** One of several things that a mail is about, each with its own buttons; the first of them is the one to press. */
export interface MailItem {
  kind: 'item';
  tone: 'new' | 'accepted';
  /** How it stands, above its title. */
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

/** Who speaks in a mail that is not ours: a brand to its shops and customers. */
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
  /** What stands above the words; the subject unless told. */
  heading?: string;
  /** One line above the heading: what is asked of the reader. */
  eyebrow?: string;
  /** The line that an inbox shows after the subject. */
  preheader?: string;
  /** Without one the suite itself speaks. */
  sender?: MailSender;
  /** Where its reader says that they want fewer such mails or none: below the footer, and for the mail program's own button. */
  unsubscribe?: MailLink;
  blocks: readonly MailBlock[];
}
