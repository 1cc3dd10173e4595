import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';

/** Notifies the owner of too many failed sign-ins to their account. */
export const accountRestingMail = defineMail({
  name: 'accounts.account-resting',
  input: z.object({ firstName: z.string(), minutes: z.number() }),
  sample: () => ({ firstName: 'Solveig', minutes: 15 }),
  render: ({ input, t, app }) => ({
    subject: t('accounts:mail.resting.subject'),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName: input.firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.resting.text', { count: input.minutes }) },
      {
        kind: 'button',
        label: t('accounts:mail.resting.action'),
        url: `${app.config.publicUrl}/forgot-password`,
      },
      { kind: 'small', text: t('accounts:mail.resting.small') },
    ],
  }),
});
