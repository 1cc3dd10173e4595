import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';

/** Notifies an existing user of access to another client, with a link to it. */
export const clientAddedMail = defineMail({
  name: 'accounts.client-added',
  input: z.object({
    firstName: z.string(),
    inviter: z.string(),
    client: z.string(),
    clientId: z.string(),
  }),
  sample: () => ({
    firstName: 'Solveig',
    inviter: 'Camille Ferrand',
    client: 'Maison Aubrac',
    clientId: '00000000-0000-7000-8000-000000000000',
  }),
  render: ({ input: { firstName, inviter, client, clientId }, t, app }) => ({
    subject: t('accounts:mail.clientAdded.subject', { inviter, client }),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.clientAdded.text', { inviter, client }) },
      {
        kind: 'button',
        label: t('accounts:mail.clientAdded.action', { client }),
        url: `${app.config.publicUrl}/clients/${clientId}`,
      },
      { kind: 'small', text: t('accounts:mail.clientAdded.small') },
    ],
  }),
});
