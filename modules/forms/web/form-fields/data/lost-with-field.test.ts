import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { lostWithField } from '../components/field-details.tsx';

const t = ((key: string, values?: { count: number }) =>
  values ? `${values.count} ${key}` : key) as unknown as TFunction;
const nothing = { fields: [], rules: 0, tagRules: 0, recipients: 0 };

test('the warning for a deleted field mentions dependent rules and dependent fields, the named fields last [FORM-04]', () => {
  expect(lostWithField(t, { ...nothing, fields: ['covers'], rules: 1, tagRules: 1 })).toBe(
    '2 forms:field.deleteRules forms:field.deleteLost',
  );
  expect(lostWithField(t, { ...nothing, fields: ['covers'] })).toBe('forms:field.deleteLost');
  expect(lostWithField(t, { ...nothing, recipients: 1 })).toBe('1 forms:field.deleteRules');
});
