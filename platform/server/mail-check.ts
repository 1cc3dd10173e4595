import type { App } from './app.ts';
import type { MailToCheck, MountedMailCheck } from './mail/mounted-mail-check.ts';

/** Says of mails of its module that wait whether they may still leave. */
export interface MailCheck extends Pick<MountedMailCheck, 'mails'> {
  check(mail: MailToCheck & { app: App }): ReturnType<MountedMailCheck['check']>;
}
