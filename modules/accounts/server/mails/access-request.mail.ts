import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';

/** A user without any module requests access from a brand admin. */
export const accessRequestMail = defineMail({
  name: 'accounts.access-request',
  input: z.object({
    asker: z.string(),
    email: z.string(),
    client: z.string(),
    clientId: z.string(),
  }),
  sample: () => ({
    asker: 'Torbjørn Kvalsund',
    email: 'torbjorn.kvalsund@maison-aubrac.example',
    client: 'Maison Aubrac',
    clientId: '00000000-0000-7000-8000-000000000000',
  }),
  render: ({ input, t, app }) => ({
    subject: t('accounts:mail.access.subject', { asker: input.asker, client: input.client }),
    blocks: [
      {
        kind: 'paragraph',
        text: t('accounts:mail.access.text', { asker: input.asker, client: input.client }),
      },
      { kind: 'facts', facts: [{ name: t('accounts:mail.access.email'), value: input.email }] },
      {
        kind: 'button',
        label: t('accounts:mail.access.action'),
        url: `${app.config.publicUrl}/clients/${input.clientId}/settings/list`,
      },
    ],
  }),
});
