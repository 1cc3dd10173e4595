import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';
import { noteMailEnd } from '../mails/note-mail.ts';

const textSchema = z.string();

/** A read-only copy of a lead for people without a role in it, with all data and no buttons [LEAD-07]. */
export const leadCopyMail = defineMail({
  name: 'leads.lead-copy',
  input: z.object({
    senderName: textSchema,
    about: textSchema,
    message: textSchema,
    facts: z.array(z.object({ name: textSchema, value: textSchema })),
    brand: textSchema,
    logo: z.object({ clientId: textSchema, fileId: textSchema }).nullable(),
  }),
  sample: () => ({
    senderName: 'Solveig Haugen',
    about: 'Table de ferme',
    message: '',
    facts: [{ name: 'SKU', value: 'UNT-4' }],
    brand: 'Maison Aubrac',
    logo: null,
  }),
  render: ({ input: { senderName, about, message, facts, brand, logo }, t }) => ({
    subject: t('leads:lead.copy.subject', { sender: senderName, about }),
    heading: about,
    eyebrow: t('leads:lead.copy.sharedBy', { sender: senderName }),
    sender: {
      name: brand,
      logo,
      footer: t('leads:lead.copy.footer', { brand, sender: senderName }),
    },
    blocks: [
      ...(message === '' ? [] : [{ kind: 'quote' as const, text: message }]),
      { kind: 'facts', facts },
      { kind: 'small', text: t('leads:lead.copy.toRead') },
    ],
  }),
  settled: noteMailEnd,
});
