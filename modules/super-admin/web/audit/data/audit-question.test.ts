import { expect, test } from 'vitest';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { AUDIT_RULES, auditPage, auditPlace, auditQuestion, withPlace } from './audit-question.ts';

const given = { fields: [], userIds: undefined, today: '2026-11-16' };
const ask = (search: string) =>
  auditQuestion(readTableAddress(search, AUDIT_RULES), auditPlace(search), given);

test('a period is asked for by its first moment and the one after its last day', () => {
  const { from, until } = ask('?f.period=between:2026-11-02,2026-11-03');
  expect(new Date(from ?? '').getDate()).toBe(2);
  expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBe(2 * 86_400_000);
});

test('one record, one request and the page stand in the address', () => {
  const search = '?q=oslo&record=directory.locations&recordId=42&below=900';
  expect(auditPage(ask(search), auditPlace(search))).toMatchObject({
    q: 'oslo',
    record: 'directory.locations',
    recordId: '42',
    below: '900',
  });
  expect(withPlace(search, { record: null, recordId: null, below: null })).toBe('?q=oslo');
});
