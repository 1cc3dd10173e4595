import type { LogoBytes } from './logo-part.ts';
import type { RenderedMail } from './render-mail.ts';

export interface OutgoingMail extends Omit<RenderedMail, 'logo'> {
  to: string;
  logo?: LogoBytes | undefined;
  /** The same in every try: by it receivers drop a second copy. */
  messageId: string;
  /** By which the provider tells of it, where it does. */
  customId?: string | undefined;
  date: Date;
}

export interface Handover {
  /** Asked when the server has taken the envelope, before the first byte of the mail: what it throws keeps the mail here. */
  contentLeaves(): Promise<void>;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}
