import { z } from 'zod';
import { defineMail } from '../mail/mail-template.ts';

const SUBJECT = {
  givenUp: 'platform:webhooks.mail.givenUpSubject',
  gone: 'platform:webhooks.mail.pausedSubject',
  failing: 'platform:webhooks.mail.pausedSubject',
} as const;
const BODY = {
  givenUp: 'platform:webhooks.notification.givenUpBody',
  gone: 'platform:webhooks.notification.goneBody',
  failing: 'platform:webhooks.notification.failingBody',
} as const;

/**
 * Informs a brand's admins about events that were not delivered. It contains only the host, because an endpoint's URL
 * may contain a secret.
 */
export const webhookFailedMail = defineMail({
  name: 'platform.webhook-failed',
  input: z.object({
    what: z.enum(['givenUp', 'gone', 'failing']),
    client: z.string(),
    clientId: z.string(),
    /** Where it is changed, below the client's address. */
    path: z.string(),
    host: z.string(),
    event: z.string(),
    days: z.number().int(),
  }),
  sample: () => ({
    what: 'failing' as const,
    client: 'Maison Aubrac',
    clientId: '00000000-0000-7000-8000-000000000000',
    path: '/settings/client',
    host: 'events.maison-aubrac.example',
    event: 'lead.created',
    days: 3,
  }),
  render: ({ input, t, app }) => ({
    subject: t(SUBJECT[input.what], { client: input.client, host: input.host }),
    blocks: [
      { kind: 'paragraph', text: t(BODY[input.what], input) },
      { kind: 'paragraph', text: t('platform:webhooks.mail.ask') },
      {
        kind: 'button',
        label: t('platform:webhooks.mail.action'),
        url: `${app.config.publicUrl}/clients/${input.clientId}${input.path}`,
      },
    ],
  }),
});
