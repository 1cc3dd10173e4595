import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';

/** Notifies the owner, at the previous address, that the sign-in e-mail changed and which user changed it. */
export const emailChangedMail = defineMail({
  name: 'accounts.email-changed',
  input: z.object({ firstName: z.string(), by: z.string() }),
  sample: () => ({ firstName: 'Solveig', by: 'Camille Ferrand' }),
  render: ({ input: { firstName, by }, t }) => ({
    subject: t('accounts:mail.emailChanged.subject'),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.emailChanged.text', { by }) },
      { kind: 'paragraph', text: t('accounts:mail.emailChanged.wrong', { by }) },
    ],
  }),
});
