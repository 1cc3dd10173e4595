import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';

/** Notifies a brand's admins that a form's keys still work although their creator was disabled. */
export const keyMakerLeftMail = defineMail({
  name: 'leads.key-maker-left',
  input: z.object({
    maker: z.string(),
    form: z.string(),
    keys: z.string(),
    client: z.string(),
    clientId: z.string(),
    /** Where the keys are replaced or ended, below the client's address. */
    path: z.string(),
  }),
  sample: () => ({
    maker: 'Torbjørn Kvalsund',
    form: 'Devis atelier et fonte',
    keys: 'Online store',
    client: 'Maison Aubrac',
    clientId: '00000000-0000-7000-8000-000000000000',
    path: '/platform/forms/00000000-0000-7000-8000-000000000000?section=integration',
  }),
  render: ({ input, t, app }) => ({
    subject: t('leads:keyMaker.subject', { maker: input.maker, client: input.client }),
    blocks: [
      { kind: 'paragraph', text: t('leads:keyMaker.body', input) },
      { kind: 'paragraph', text: t('leads:keyMaker.advice') },
      {
        kind: 'button',
        label: t('leads:keyMaker.open'),
        url: `${app.config.publicUrl}/clients/${input.clientId}${input.path}`,
      },
    ],
  }),
});
