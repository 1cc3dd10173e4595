import { expect, test } from 'vitest';
import { defaultLocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { describeField, differingLines } from './describe-field.ts';
import { EditingContext, useDraftField } from './draft-context.tsx';
import { createDraftStore } from './draft-store.ts';
import { refusedFields } from './locator-editing.ts';
import { previewIn } from './use-preview.ts';

const config = defaultLocatorConfig({ locales: ['en', 'fr'], defaultLocale: 'en' });
const draft = { ...config, name: 'Our stores', host: '' };

test('a field reads and changes its part of the draft, and shows its fault once it was left [LOC-05]', () => {
  const store = createDraftStore(draft, draft);
  const use = () =>
    renderHookOnce(
      () => useDraftField('logo'),
      ({ children }) => (
        <EditingContext value={{ slug: 'stores', store, choices: undefined }}>
          {children}
        </EditingContext>
      ),
    );
  use().onChange('javascript:alert(1)');
  expect(use().value).toBe('javascript:alert(1)');
  expect(use().error).toBeUndefined();
  use().onBlur?.();
  expect(use().error).toBeTruthy();
});

test('each line of css that the server refuses gets its own message [LOC-03]', () => {
  const line = (number: number) => ({
    field: 'body.config.css',
    code: 'cssScope',
    params: { line: number },
  });
  const refused = refusedFields(
    new ProblemError({
      code: 'VALIDATION',
      status: 400,
      errors: [line(2), line(9), { field: 'body.host', code: 'hostName' }],
    }),
  );
  expect(Object.keys(refused)).toEqual(['css', 'css.2', 'host']);
  expect(refused['css.2']?.params).toEqual({ line: 9 });
});

test('two versions are compared line by line, and a key is not shown in full [LOC-03]', () => {
  const names = {
    t: ((key: string) => key) as never,
    choices: undefined,
    nameOfCountry: (code: string) => code,
    nameOfLocale: (locale: string) => locale,
  };
  const link = (text: string) => ({ text, url: '{host}/a', locales: [] });
  const lines = (header: (typeof config)['header']) =>
    describeField('header', { ...config, header }, names);
  expect(differingLines(lines([link('A'), link('B')]), lines([link('A'), link('C')]))).toEqual({
    removed: ['2. B · {host}/a'],
    added: ['2. C · {host}/a'],
  });
  expect(describeField('apiKey', { ...config, apiKey: 'secret-3f9c' }, names)).toEqual(['…3f9c']);
  expect(describeField('logo', config, names)).toEqual([]);
});

test('the live page is shown in each language of the site [LOC-03]', () => {
  expect(previewIn('/l/stores?preview=t', 'en', 'en')).toBe('/l/stores?preview=t');
  expect(previewIn('/l/stores?preview=t', 'fr', 'en')).toBe('/l/stores/fr?preview=t');
});
