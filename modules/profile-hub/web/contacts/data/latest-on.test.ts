import { expect, test } from 'vitest';
import type { ConsentEntry, Decision } from '#modules/profile-hub/contract/consents.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { firstPurposes, latestOn } from '../components/consent/consent-switches.tsx';

const entry = (decision: Decision, at: string): ConsentEntry => ({
  id: at + decision,
  purpose: 'optin_email',
  decision,
  at,
  recordedAt: at,
  source: 'manual',
  sourceName: '',
  wording: null,
  recordedBy: null,
  certificateId: null,
  voidedAt: null,
});

test('consent counts since it was first given without a break [PH-06]', () => {
  const ledger = [
    entry('given', '2026-05-01'),
    entry('given', '2026-03-01'),
    entry('withdrawn', '2025-01-01'),
    entry('given', '2024-01-01'),
  ];
  expect(latestOn(ledger, 'optin_email')).toEqual({ decision: 'given', since: '2026-03-01' });
  expect(latestOn(ledger, 'optin_phone')).toBeUndefined();
});

test('of two decisions at one moment the one that takes away counts [PH-06]', () => {
  const ledger = [entry('given', '2026-05-01'), entry('withdrawn', '2026-05-01')];
  expect(latestOn(ledger, 'optin_email')).toEqual({ decision: 'withdrawn', since: '2026-05-01' });
});

test('what an undone import brought counts no more [PH-13]', () => {
  const voided = { ...entry('given', '2026-05-01'), voidedAt: '2026-06-01' };
  expect(latestOn([voided], 'optin_email')).toBeUndefined();
  expect(latestOn([voided, entry('refused', '2026-01-01')], 'optin_email')).toEqual({
    decision: 'refused',
    since: '2026-01-01',
  });
});

test('a file or an open box after a withdrawal does not end it, the person does [PH-18]', () => {
  const ledger = [
    { ...entry('given', '2026-07-01'), source: 'import' as const },
    entry('refused', '2026-06-01'),
    entry('withdrawn', '2026-05-01'),
  ];
  const withdrawn = { decision: 'withdrawn', since: '2026-05-01' };
  expect(latestOn(ledger, 'optin_email')).toEqual(withdrawn);
  expect(latestOn([entry('given', '2026-08-01'), ...ledger], 'optin_email')).toEqual({
    decision: 'given',
    since: '2026-07-01',
  });
});

test('purposes that were never asked for fill one row, in the order of the brand [PH-06]', () => {
  const purpose = (slug: string) => ({ slug }) as Criterion;
  const purposes = ['club', 'optin_email', 'partners', 'phone', 'letters'].map(purpose);
  const slugsOf = (ledger: ConsentEntry[]) =>
    firstPurposes(purposes, ledger).map(({ slug }) => slug);
  expect(slugsOf([])).toEqual(['club', 'optin_email', 'partners', 'phone']);
  const asked = (slug: string) => ({ ...entry('given', '2026-01-01T00:00:00Z'), purpose: slug });
  expect(slugsOf(['letters', 'phone'].map(asked))).toEqual([
    'club',
    'optin_email',
    'phone',
    'letters',
  ]);
  expect(slugsOf(purposes.map(({ slug }) => asked(slug)))).toHaveLength(5);
});
