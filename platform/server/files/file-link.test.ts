import { expect, test } from 'vitest';
import { Secrets } from '../secrets/secrets.ts';
import { fileLinkPath, isFileLinkValid } from './stored-file.ts';

const secrets = new Secrets('a key for this test that is long enough');
const link = { client: 'c1', id: 'f1', until: 2_000, as: 'attachment' as const };

function read(path: string) {
  const url = new URL(path, 'https://comptoir.example');
  return {
    client: url.searchParams.get('client') ?? '',
    id: url.pathname.split('/')[2] ?? '',
    until: Number(url.searchParams.get('until')),
    as: url.searchParams.get('as') as 'attachment' | 'inline',
    signature: url.searchParams.get('signature') ?? '',
  };
}
const given = read(fileLinkPath(secrets, link));

test('a link opens its file until it expires', () => {
  expect(isFileLinkValid(secrets, given, 1_999_999)).toBe(true);
  expect(isFileLinkValid(secrets, given, 2_000_000)).toBe(false);
});

test.each([
  ['another file', { id: 'f2' }],
  ['another client', { client: 'c2' }],
  ['a later expiry', { until: 3_000 }],
  ['another way to open it', { as: 'inline' as const }],
  ['no signature', { signature: '' }],
])('a link does not open with %s', (_, change) => {
  expect(isFileLinkValid(secrets, { ...given, ...change }, 1_000_000)).toBe(false);
});

test('a link signed with another key does not open', () => {
  const other = new Secrets('another key for this test, as long');
  expect(isFileLinkValid(other, given, 1_000_000)).toBe(false);
});
