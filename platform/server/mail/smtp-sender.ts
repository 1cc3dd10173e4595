import { createTransport } from 'nodemailer';
import type { RenderedMail } from './render-mail.ts';

export interface OutgoingMail extends RenderedMail {
  to: string;
  messageId: string;
  date: Date;
}

/** Hands mails to the SMTP server of SMTP_URL over a few kept connections. */
export class SmtpSender {
  readonly #transport;
  readonly #from: string;

  constructor(options: { url: string; from: string }) {
    this.#from = options.from;
    this.#transport = createTransport({
      url: options.url,
      pool: true,
      maxConnections: 5,
      // Trying again is the queue's part: it waits longer and survives a restart.
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      // As an object the address is one recipient, whatever commas stand in it.
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.messageId,
      date: mail.date,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
  }

  close(): void {
    this.#transport.close();
  }
}
