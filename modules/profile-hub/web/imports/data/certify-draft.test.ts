import { expect, test } from 'vitest';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { EMPTY_CERTIFICATE, missingParts, toImportTerms } from './certify-draft.ts';

const report = (figures: Record<string, number>) => ({ figures }) as ImportReport;
const period = { from: '2026-09-01', to: '2026-09-20' };

test('both boxes, source and period are required, and the wording if the file gives consent [PH-11]', () => {
  expect(missingParts(EMPTY_CERTIFICATE, report({ 'said.optin_email': 3 }))).toEqual([
    'consent',
    'noThirdParty',
    'source',
    'from',
    'to',
    'wording',
  ]);
  const draft = {
    ...EMPTY_CERTIFICATE,
    consent: true,
    noThirdParty: true,
    source: 'card' as const,
    ...period,
  };
  expect(missingParts(draft, report({ matched: 1 }))).toEqual([]);
  expect(missingParts(draft, report({ 'said.optin_email': 3 }))).toEqual(['wording']);
  expect(missingParts({ ...draft, to: 'Michaelmas' }, report({}))).toEqual(['to']);
});

test('a note belongs to another source only', () => {
  const draft = { ...EMPTY_CERTIFICATE, source: 'card' as const, sourceNote: 'x', ...period };
  expect(toImportTerms(draft).certification).toMatchObject({
    ...period,
    source: 'card',
    sourceNote: '',
  });
  expect(toImportTerms({ ...draft, source: 'other' }).certification.sourceNote).toBe('x');
});
