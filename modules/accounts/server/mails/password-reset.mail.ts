import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';

/** The link for a user that forgot the password. */
export const passwordResetMail = defineMail({
  name: 'accounts.password-reset',
  input: z.object({ firstName: z.string(), url: z.string(), hours: z.number() }),
  sample: () => ({
    firstName: 'Solveig',
    url: 'https://comptoir.example/set-password?token=…',
    hours: 2,
  }),
  render: ({ input, t }) => ({
    subject: t('accounts:mail.reset.subject'),
    preheader: t('accounts:mail.reset.preheader', { count: input.hours }),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName: input.firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.reset.text') },
      { kind: 'button', label: t('accounts:mail.reset.action'), url: input.url },
      { kind: 'small', text: t('accounts:mail.reset.small', { count: input.hours }) },
    ],
  }),
});
