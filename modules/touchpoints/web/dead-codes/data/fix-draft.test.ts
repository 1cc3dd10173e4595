import { expect, test } from 'vitest';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { serverFaults, wrongFields } from '#platform/web/fields/form/form-faults.ts';
import { fixDraftSchema, refusedInDraft, toDeadCodeFix, toFixDraft } from './fix-draft.ts';

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
  expect(toFixDraft(CODE)).toEqual({ to: 'touchpoint', _id: ID, destUrl: '' });
});

test('what can never be a suffix can only be left out', () => {
  expect(toFixDraft({ ...CODE, usable: false, similar: null }).to).toBe('nothing');
});

test('only the answer that counts is checked', () => {
  const draft = { to: 'touchpoint' as const, _id: null, destUrl: 'http://127.1/' };
  expect(Object.keys(wrongFields(fixDraftSchema, draft))).toEqual(['_id']);
  expect(wrongFields(fixDraftSchema, { ...draft, to: 'address' }).destUrl?.code).toBe(
    'destinationPrivate',
  );
  expect(wrongFields(fixDraftSchema, { ...draft, to: 'nothing' })).toEqual({});
});

test('only the answer that counts is sent', () => {
  const draft = { to: 'address' as const, _id: ID, destUrl: 'https://maison-aubrac.example/' };
  expect(toDeadCodeFix(draft)).toEqual({ to: 'address', destUrl: draft.destUrl });
  expect(toDeadCodeFix({ ...draft, to: 'touchpoint' })).toEqual({ to: 'touchpoint', _id: ID });
  expect(toDeadCodeFix({ ...draft, to: 'nothing' })).toEqual({ to: 'nothing' });
});

test('a server fault about the address is shown at its field, a fault about the suffix for the whole form [TP-12]', () => {
  const refused = (field: string, code: string) =>
    refusedInDraft(new ProblemError({ code, status: 422, errors: [{ field, code }] }));
  const hasField = (path: string) => path in toFixDraft(CODE);
  const loops = refused('body.mend.destUrl', 'DESTINATION_LOOPS');
  expect(serverFaults(loops, hasField).wrong).toEqual({ destUrl: { code: 'DESTINATION_LOOPS' } });
  const taken = refused('body.suffix', 'SUFFIX_TAKEN');
  expect(serverFaults(taken, hasField).wrong).toEqual({});
  expect(taken).toMatchObject({ code: 'SUFFIX_TAKEN' });
  const failed = new TypeError('Failed to fetch');
  expect(refusedInDraft(failed)).toBe(failed);
});
