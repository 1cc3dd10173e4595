import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import {
  booleanField,
  choiceField,
  dayField,
  mandatoryEmailField,
  momentField,
  moneyField,
  textField,
  wholeField,
} from '#platform/contract/fields/field-kinds.ts';
import { BRAND_ROLES, definePermission } from '#platform/contract/permission.ts';
import type { DescribedField } from '#platform/contract/records/complete-fields.ts';
import { defineRecord } from '#platform/contract/records/define-record.ts';
import type { RecordRow } from '#platform/contract/records/record-calls.ts';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { RecordInput } from './record-input.tsx';
import { changedValues, toRecordValues } from './record-parts.ts';
import { useRecordColumns, useRecordFilters } from './use-record-columns.tsx';
import { useValueText } from './use-value-text.ts';

const may = definePermission({
  ability: 'signups.see',
  sentence: 'Tests.',
  roles: BRAND_ROLES,
  menu: 'platform/signups',
});
const signup = defineRecord({
  module: 'test',
  record: 'signup',
  records: 'signups',
  texts: 'test:signup',
  name: 'email',
  detail: 'city',
  see: may,
  manage: may,
  screen: 'platform/signups',
  persons: { emails: ['email'] },
  fields: {
    email: { ...mandatoryEmailField, label: 'test:field.email' },
    visits: { ...wholeField({ min: 0, max: 9_999 }), label: 'test:field.visits' },
    city: { ...textField({ max: 40 }), label: 'test:field.city' },
    size: { ...choiceField({ s: 'test:small' }, 's'), label: 'test:field.size' },
    spent: { ...moneyField({ max: 1_000_000 }), label: 'test:field.spent' },
    joinedOn: { ...dayField, label: 'test:field.joinedOn' },
    confirmed: { ...booleanField(false), label: 'test:field.confirmed' },
  },
});
const row: RecordRow = {
  id: '019a8000-0000-7000-8000-000000000000',
  email: 'ada@post.example',
  visits: 1_234,
  city: 'Lyon',
  size: 's',
  spent: 1_250,
  joinedOn: '2027-05-31',
  confirmed: true,
  updatedAt: '2027-01-01T00:00:00.000Z',
  version: 3,
};

test('the editor holds every field and nothing that only the server writes; only changes are sent', () => {
  const { id: _, updatedAt: __, version: ___, ...fields } = row;
  expect(toRecordValues(signup, row)).toEqual(fields);
  expect(toRecordValues(signup, null)).toMatchObject({ email: '', visits: null, size: 's' });
  expect(changedValues(fields, { ...fields, city: 'Nice' })).toEqual({ city: 'Nice' });
  expect(changedValues(fields, { ...fields })).toEqual({});
});

test('columns are the name, the detail, the other fields and the last change, set by their kind', () => {
  const columns = renderHookOnce(() => useRecordColumns(signup));
  expect(columns.map(({ id }) => id)).toEqual([
    'email',
    'city',
    'visits',
    'size',
    'spent',
    'joinedOn',
    'confirmed',
    'updatedAt',
  ]);
  expect(columns.map(({ priority }) => priority)).toEqual(
    columns.map(({ priority }) => priority).toSorted((a, b) => b - a),
  );
  expect(columns.find(({ id }) => id === 'visits')).toMatchObject({ align: 'end', sortable: true });
  expect(columns.find(({ id }) => id === 'confirmed')?.sortable).toBe(false);
  const empty = { ...row, visits: null };
  expect(columns.find(({ id }) => id === 'visits')?.cell(empty)).toBe('—');
});

test('a value is written as its reader reads it, by its kind', () => {
  const textOf = renderHookOnce(() => useValueText(signup.fields));
  const text = (name: string) => textOf(name, row[name]);
  expect(text('visits')).toBe('1,234');
  expect(text('spent')).toBe('€12.50');
  expect(text('size')).toBe('small');
  expect(text('confirmed')).toBe('filters.yes');
  expect(text('city')).toBe('Lyon');
  expect(textOf('joinedOn', null)).toBe('');
});

test('filters come from the kinds of the fields, a choice with its options', () => {
  const filters = renderHookOnce(() => useRecordFilters(signup));
  expect(filters.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'email text',
    'visits number',
    'city text',
    'size choice',
    'joinedOn date',
    'confirmed boolean',
    'updated date',
  ]);
});

const texts = createInstance({ lng: 'cimode', initAsync: false });
void texts.init();

function FormWith({ name, field }: { name: string; field: DescribedField }) {
  const form = useComptoirForm<Record<string, unknown>>({
    schema: signup.newSchema,
    initialValues: toRecordValues(signup, row),
    onSubmit: async () => {},
  });
  return <RecordInput field={field} form={form} name={name} label={`The ${name}`} />;
}

const draw = (name: string, field: DescribedField) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <MantineProvider>
        <FormWith name={name} field={field} />
      </MantineProvider>
    </I18nextProvider>,
  );

test('every kind has an input; a field of another kind needs its own', () => {
  for (const [name, field] of Object.entries(signup.fields))
    expect(draw(name, field)).toContain(`The ${name}`);
  expect(draw('email', signup.fields.email)).toContain('type="email"');
  const moment = { ...momentField, column: 'at', label: 'test:at' };
  expect(() => draw('email', moment)).toThrow('kind moment');
});

test('a description whose name is no sortable text is refused', () => {
  const namedBy = (name: 'visits' | 'email') =>
    defineRecord({ ...signup, name, fields: { ...signup.fields } });
  expect(() => namedBy('visits')).toThrow('no text field visits');
  expect(namedBy('email').table).toBe('test.signups');
});
