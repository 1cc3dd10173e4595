import { LOGO_CID, type LogoBytes } from './mail-template.ts';
import type { OutgoingMail, TransmitOptions } from './render-mail.ts';
import { SmtpLine, type SmtpTimes } from './smtp-line.ts';

/** Servers close idle connections. A connection is reused within this time. */
const IDLE_LIMIT_MS = 5_000;
const MAX_IDLE = 5;

/** The sender address is always the suite's, because the receiver's checks expect it; only the display name differs. */
function sender(from: string, name: string | undefined) {
  if (!name) return from;
  return { name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from };
}

function logoPart({ contentType, bytes }: LogoBytes) {
  return {
    cid: LOGO_CID,
    filename: false as const,
    contentType,
    content: bytes,
    contentDisposition: 'inline' as const,
  };
}

/** Sends mails to the server of SMTP_URL over a few reused connections. */
export class SmtpSender {
  readonly #options: { url: string; from: string; times: SmtpTimes };
  readonly #idle = new Map<SmtpLine, NodeJS.Timeout>();
  #isClosed = false;

  constructor(options: { url: string; from: string; times: SmtpTimes }) {
    this.#options = options;
  }

  async send(mail: OutgoingMail, handover: TransmitOptions): Promise<void> {
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
    const message = new MailComposer({
      from: sender(this.#options.from, mail.fromName),
      // As an object the address is a single recipient, even if it contains commas.
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.messageId,
      date: mail.date,
      ...(mail.logo && { attachments: [logoPart(mail.logo)] }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(mail.unsubscribe && {
          'List-Unsubscribe': `<${mail.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
        ...(mail.customId && { 'X-MJ-CustomID': mail.customId }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    const letter = { envelope: message.getEnvelope(), content: await message.build() };
    let hasBegun = false;
    const watched: TransmitOptions = {
      ...handover,
      contentLeaves: () => {
        hasBegun = true;
        return handover.contentLeaves();
      },
    };
    const idle = this.#take();
    if (idle) {
      try {
        return await this.#over(idle, letter, watched);
      } catch (error) {
        // The server may have closed an idle connection. A new connection shows whether that is the cause.
        const { responseCode } = error as { responseCode?: number };
        if (hasBegun || responseCode !== undefined || handover.signal.aborted) throw error;
      }
    }
    const { url, times } = this.#options;
    await this.#over(await SmtpLine.open(url, times, handover.signal), letter, watched);
  }

  close(): void {
    this.#isClosed = true;
    for (const line of this.#idle.keys()) this.#letGo(line);
  }

  async #over(
    line: SmtpLine,
    letter: Parameters<SmtpLine['handOver']>[0],
    handover: TransmitOptions,
  ): Promise<void> {
    await line.handOver(letter, handover);
    if (this.#isClosed || this.#idle.size >= MAX_IDLE) return line.close();
    const timer = setTimeout(() => this.#letGo(line), IDLE_LIMIT_MS);
    this.#idle.set(line, timer);
  }

  #take(): SmtpLine | undefined {
    for (const [line, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(line);
      if (line.isOpen) return line;
    }
    return undefined;
  }

  #letGo(line: SmtpLine): void {
    clearTimeout(this.#idle.get(line));
    this.#idle.delete(line);
    line.close();
  }
}
