import type { App } from './app.ts';
import type { MailToCheck, MountedMailCheck } from './mail/mounted-mail-check.ts';

/** Checks whether queued mails of its module may still be sent. */
export interface MailCheck extends Pick<MountedMailCheck, 'mails'> {
  check(mail: MailToCheck & { app: App }): ReturnType<MountedMailCheck['check']>;
}
