import { expect, test } from 'vitest';
import { wrongFields } from '#platform/web/fields/wrong-fields.ts';
import { draftOfDeadCode, mendDraftSchema, mendOfDraft } from './mend-draft.ts';

const ID = '65e2f0a1c94b7d0018aa3c51';
const CODE = {
  suffix: 'cocote-26',
  visits: 41,
  firstAt: '2026-10-02T08:00:00.000Z',
  lastAt: '2026-11-14T19:12:00.000Z',
  usable: true,
  similar: { _id: ID, suffix: 'cocotte-26' },
};

test('the touchpoint that was probably meant is proposed', () => {
  expect(draftOfDeadCode(CODE)).toEqual({ to: 'touchpoint', _id: ID, destUrl: '' });
});

test('what can never be a suffix can only be left out', () => {
  expect(draftOfDeadCode({ ...CODE, usable: false, similar: null }).to).toBe('nothing');
});

test('only the answer that counts is checked', () => {
  const draft = { to: 'touchpoint' as const, _id: null, destUrl: 'http://127.1/' };
  expect(Object.keys(wrongFields(mendDraftSchema, draft))).toEqual(['_id']);
  expect(wrongFields(mendDraftSchema, { ...draft, to: 'address' }).destUrl?.code).toBe(
    'destinationPrivate',
  );
  expect(wrongFields(mendDraftSchema, { ...draft, to: 'nothing' })).toEqual({});
});

test('only the answer that counts is sent', () => {
  const draft = { to: 'address' as const, _id: ID, destUrl: 'https://maison-aubrac.example/' };
  expect(mendOfDraft(draft)).toEqual({ to: 'address', destUrl: draft.destUrl });
  expect(mendOfDraft({ ...draft, to: 'touchpoint' })).toEqual({ to: 'touchpoint', _id: ID });
  expect(mendOfDraft({ ...draft, to: 'nothing' })).toEqual({ to: 'nothing' });
});
