import type { Config } from '../config.ts';

/** How long the mail server may take, in milliseconds, for each part of taking a mail. */
export interface SmtpTimes {
  /** From the connection to being signed in. */
  greetingMs: number;
  /** MAIL, RCPT and DATA. */
  envelopeMs: number;
  contentMs: number;
  /** Between the final dot and its answer. */
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
