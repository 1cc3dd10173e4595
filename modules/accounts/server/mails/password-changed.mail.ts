import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';

/** Notifies the owner of a password change, in case another person made it. */
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
