import type { LogoBytes } from './logo-part.ts';
import type { RenderedMail } from './render-mail.ts';

export interface OutgoingMail extends Omit<RenderedMail, 'logo'> {
  to: string;
  logo?: LogoBytes | undefined;
  /** The same in every try: by it receivers drop a second copy. */
  messageId: string;
  /** ID by which the provider reports events about the mail, if it does. */
  customId?: string | undefined;
  date: Date;
}

export interface Handover {
  /**
   * Called after the server has accepted the envelope and before the first byte of the mail. If it throws, the mail is
   * not sent.
   */
  contentLeaves(): Promise<void>;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}
