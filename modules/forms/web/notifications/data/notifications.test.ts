import { expect, test } from 'vitest';
import type { FormSections } from '#modules/forms/contract/form.ts';
import { textParts } from '../components/mail-card.tsx';
import { missingLanguages } from '../components/mails-part.tsx';
import { putRecipient, removeRecipient, writeMailText } from './draft-edits.ts';

const recipient = (id: string, part: 'subscriber' | 'observer' = 'subscriber') => ({
  id,
  who: { kind: 'location' as const },
  part,
  when: [],
});
const draft = {
  translations: {
    activatedLocales: ['en', 'no'],
    defaultLocale: 'en',
    list: { en: { 'mail.taken.subject': 'Taken', 'mail.taken.body': 'By {shop}' } },
  },
  notifications: { layout: { logo: null }, recipients: [recipient('a')], followUp: 'daily' },
} as unknown as FormSections;

test('a text is written into its mail and its language, and nothing else is touched [FORM-06]', () => {
  const which = { mail: 'taken', locale: 'no', name: 'subject' } as const;
  const next = writeMailText(which, 'Tatt')(draft);
  expect(next.translations.list).toEqual({
    ...draft.translations.list,
    no: { 'mail.taken.subject': 'Tatt' },
  });
  expect(next.notifications).toBe(draft.notifications);
});

test('a mail is incomplete in the languages without a subject or a body [FORM-06]', () => {
  expect(missingLanguages(draft.translations, 'taken')).toEqual(['no']);
  expect(missingLanguages(draft.translations, 'newLead')).toEqual(['en', 'no']);
});

test('a mail with default texts is complete, and editing one text copies the whole mail into the brand’s texts [FORM-06]', () => {
  expect(missingLanguages(draft.translations, 'outcome')).toEqual([]);
  const which = { mail: 'outcome', locale: 'en', name: 'subject' } as const;
  const written = writeMailText(which, 'Bought?', { subject: 'Ours', body: 'Our words' })(draft);
  expect(written.translations.list.en).toMatchObject({
    'mail.outcome.subject': 'Bought?',
    'mail.outcome.body': 'Our words',
  });
});

test('a recipient is put at its place or at the end, and taken away [FORM-06]', () => {
  const changed = putRecipient(recipient('a', 'observer'))(draft);
  const added = putRecipient(recipient('b'))(changed).notifications.recipients;
  expect(added.map(({ id, part }) => `${id} ${part}`)).toEqual(['a observer', 'b subscriber']);
  expect(removeRecipient('a')(changed).notifications.recipients).toEqual([]);
});

test('a text is split into plain text and the values of its variables [FORM-06]', () => {
  expect(textParts('By {shop}, {nobody}!', { shop: 'Puech' })).toEqual([
    { text: 'By ' },
    { text: 'Puech', variable: 'shop' },
    { text: ', {nobody}!' },
  ]);
});
