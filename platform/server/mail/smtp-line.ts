import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../config.ts';
import { MailNotConfirmed } from './delivery-error.ts';
import type { TransmitOptions } from './render-mail.ts';

interface Letter {
  envelope: { from: string | false; to: string[] };
  content: Buffer;
}

/** One authenticated connection to the mail server, over which mails are sent one after the other. */
export class SmtpLine {
  readonly #connection: SMTPConnection;
  readonly #times: SmtpTimes;
  readonly #ended: Promise<void>;
  isOpen = true;

  private constructor(connection: SMTPConnection, times: SmtpTimes) {
    this.#connection = connection;
    this.#times = times;
    this.#ended = new Promise((resolve) => {
      connection.once('end', () => {
        this.isOpen = false;
        resolve();
      });
    });
    // An error without a listener would end the process, and the caller may no longer be waiting.
    connection.on('error', () => {});
  }

  static async open(url: string, times: SmtpTimes, signal: AbortSignal): Promise<SmtpLine> {
    // Loaded only when mails are sent, because an installation without SMTP never needs it.
    const [{ default: Transport }, { default: Connection }] = await Promise.all([
      import('nodemailer/lib/smtp-transport'),
      import('nodemailer/lib/smtp-connection'),
    ]);
    const { options, auth } = new Transport({ url });
    const connection = new Connection({
      ...options,
      connectionTimeout: times.greetingMs,
      greetingTimeout: times.greetingMs,
      // Each step has its own limit. This one covers phases in which no step is waiting.
      socketTimeout: 2 * Math.max(times.envelopeMs, times.endMs),
    });
    const line = new SmtpLine(connection, times);
    const signedIn = Promise.withResolvers<void>();
    connection.on('error', signedIn.reject);
    void line.#ended.then(() => signedIn.reject(lost()));
    connection.connect((error?: Error | null) => {
      if (error) signedIn.reject(error);
      else if (!auth || !connection.allowsAuth) signedIn.resolve();
      else
        connection.login(auth, (refused) =>
          refused ? signedIn.reject(refused) : signedIn.resolve(),
        );
    });
    await line.#within(signedIn.promise, { signal, part: () => ['CONN', times.greetingMs] });
    return line;
  }

  /** Throws MailNotConfirmed if the server may have accepted the mail, any other error if it has not. */
  async handOver(
    { envelope, content }: Letter,
    { contentLeaves, signal }: TransmitOptions,
  ): Promise<void> {
    const times = this.#times;
    const stream = new MailContent(content, contentLeaves);
    const answered = Promise.withResolvers<void>();
    this.#connection.send(envelope, stream, (error) =>
      error ? answered.reject(error) : answered.resolve(),
    );
    // A connection sends many mails, so each removes its listener. A response that arrived before the connection closed
    // takes precedence.
    const end = () => setImmediate(() => answered.reject(lost()));
    this.#connection.once('end', end);
    if (!this.isOpen) end();
    try {
      await this.#within(answered.promise, {
        signal,
        changes: stream,
        part: () => {
          if (stream.hasLeft) return ['DATA', times.endMs];
          return stream.hasBegun ? ['DATA', times.contentMs] : ['MAIL', times.envelopeMs];
        },
      });
    } catch (error) {
      this.close();
      const { responseCode } = error as { responseCode?: number };
      throw stream.hasLeft && responseCode === undefined
        ? new MailNotConfirmed({ cause: error })
        : error;
    } finally {
      this.#connection.removeListener('end', end);
    }
  }

  close(): void {
    this.isOpen = false;
    this.#connection.close();
  }

  /** Ends the connection if a step takes too long or the process stops. */
  async #within(
    work: Promise<void>,
    given: {
      signal: AbortSignal;
      changes?: MailContent;
      part(): [command: string, ms: number];
    },
  ): Promise<void> {
    const over = Promise.withResolvers<never>();
    let timer: NodeJS.Timeout | undefined;
    const watch = () => {
      clearTimeout(timer);
      const [command, ms] = given.part();
      timer = setTimeout(() => over.reject(timedOut(command)), ms);
    };
    const stop = () => over.reject(given.signal.reason);
    watch();
    given.changes?.on('part', watch);
    given.signal.addEventListener('abort', stop, { once: true });
    if (given.signal.aborted) stop();
    try {
      await Promise.race([work, over.promise]);
    } catch (error) {
      work.catch(() => {});
      this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      given.signal.removeEventListener('abort', stop);
    }
  }
}

function lost(): Error {
  return Object.assign(new Error('the connection was lost'), { code: 'ECONNECTION' });
}

function timedOut(command: string): Error {
  return Object.assign(new Error('the mail server took too long'), { code: 'ETIMEDOUT', command });
}

/** Content of one mail. It is requested after the server has accepted the envelope, and only then sent. */
class MailContent extends Readable {
  readonly #content: Buffer;
  readonly #mayLeave: () => Promise<void>;
  hasBegun = false;
  /** True after all content including the final dot was sent. From here on only the server knows the result. */
  hasLeft = false;

  constructor(content: Buffer, mayLeave: () => Promise<void>) {
    super();
    this.#content = content;
    this.#mayLeave = mayLeave;
    this.once('end', () => {
      this.hasLeft = true;
      this.emit('part');
    });
    // The SMTP client reports the error to the caller. Without a listener it would end the process.
    this.on('error', () => {});
  }

  override _read(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.emit('part');
    this.#mayLeave().then(
      () => {
        this.push(this.#content);
        this.push(null);
      },
      (error: Error) => this.destroy(error),
    );
  }
}

/** Timeouts of the mail server for each step, in milliseconds. */
export interface SmtpTimes {
  /** From the connection to the completed sign-in. */
  greetingMs: number;
  /** MAIL, RCPT and DATA. */
  envelopeMs: number;
  contentMs: number;
  /** Between the final dot and its response. */
  endMs: number;
}

/**
 * Timeouts of RFC 5321, 4.5.3.2: five minutes for the greeting, MAIL and RCPT, two for DATA, three for a block, ten
 * after the final dot. With shorter timeouts a mail is resent that the server is about to accept.
 */
export function smtpTimes(
  config: Pick<Config, 'SMTP_COMMAND_SECONDS' | 'SMTP_END_SECONDS'>,
): SmtpTimes {
  const commandMs = config.SMTP_COMMAND_SECONDS * 1000;
  return {
    greetingMs: commandMs,
    envelopeMs: 3 * commandMs,
    contentMs: commandMs,
    endMs: config.SMTP_END_SECONDS * 1000,
  };
}
