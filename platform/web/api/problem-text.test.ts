import { createInstance, type i18n } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { problemText } from './problem-text.ts';

let texts: i18n;
beforeAll(async () => {
  texts = createInstance();
  const platform = { problem: { notFound: 'Gone.', tooManyRequests: 'Wait {{seconds}} s.' } };
  const directory = {
    problem: { notFound: 'No such shop.', triesLeft_one: 'One', triesLeft_other: 'More' },
  };
  await texts.init({ lng: 'en', resources: { en: { platform, directory } } });
});

const refused = (code: string, module: string, params = {}) =>
  problemText(texts, new ProblemError({ code, status: 422, module, params }));

test('a problem of the platform is shown in the platform’s text, with its parameters', () => {
  expect(refused('TOO_MANY_REQUESTS', 'directory', { seconds: 30 })).toBe('Wait 30 s.');
});

test('a problem is shown in the text of the called module if that module has one', () => {
  expect(refused('NOT_FOUND', 'directory')).toBe('No such shop.');
  expect(refused('NOT_FOUND', 'leads')).toBe('Gone.');
});

test('a plural text is found by its count', () => {
  expect(refused('TRIES_LEFT', 'directory', { count: 2 })).toBe('More');
});

test.each([
  new ProblemError({ code: 'SOMETHING_NEW', status: 500, module: 'directory' }),
  new TypeError('x is undefined'),
  undefined,
])('an unknown error has no text [ERR-01]', (error) => {
  expect(problemText(texts, error)).toBeUndefined();
});
