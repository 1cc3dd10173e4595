import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';

/** The link with which an invited person sets their first password. */
export const invitationMail = defineMail({
  name: 'accounts.invitation',
  input: z.object({ firstName: z.string(), url: z.string(), hours: z.number() }),
  sample: () => ({
    firstName: 'Solveig',
    url: 'https://comptoir.example/set-password?token=…',
    hours: 168,
  }),
  render: ({ input, t }) => ({
    subject: t('accounts:mail.invitation.subject'),
    preheader: t('accounts:mail.invitation.preheader'),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName: input.firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.invitation.text') },
      { kind: 'button', label: t('accounts:mail.invitation.action'), url: input.url },
      {
        kind: 'small',
        text: t('accounts:mail.invitation.small', { count: Math.round(input.hours / 24) }),
      },
    ],
  }),
});
