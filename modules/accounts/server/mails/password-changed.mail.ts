import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';

/** Tells the owner that the password was changed, in case it was not them. */
export const passwordChangedMail = defineMail({
  name: 'accounts.password-changed',
  input: z.object({ firstName: z.string() }),
  sample: () => ({ firstName: 'Solveig' }),
  render: ({ input, t, app }) => ({
    subject: t('accounts:mail.changed.subject'),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName: input.firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.changed.text') },
      {
        kind: 'button',
        label: t('accounts:mail.resting.action'),
        url: `${app.config.publicUrl}/forgot-password`,
      },
    ],
  }),
});
