import { z } from 'zod';
import { defineMail } from '../mail/mail-template.ts';

/**
 * Notifies the user that the requested file is ready. The mail never contains the file; the link requires that user's
 * session.
 */
export const exportReadyMail = defineMail({
  name: 'platform.export-ready',
  input: z.object({
    /** The job's title, which names what was exported. */
    title: z.string(),
    file: z.string(),
    url: z.string(),
    days: z.number().int(),
    isLocked: z.boolean(),
  }),
  sample: () => ({
    title: 'Contacts',
    file: 'export_16112026.xlsx',
    url: 'https://comptoir.example/report?token=00000000000000000000',
    days: 3,
    isLocked: true,
  }),
  render: ({ input: { title, file, url, days, isLocked }, t }) => ({
    subject: t('platform:export.mail.subject', { file }),
    blocks: [
      { kind: 'paragraph', text: t('platform:export.mail.until', { title, count: days }) },
      { kind: 'button', label: t('platform:export.mail.action'), url },
      { kind: 'small', text: t('platform:export.mail.next') },
      ...(isLocked ? [{ kind: 'small' as const, text: t('platform:export.mail.password') }] : []),
    ],
  }),
});
