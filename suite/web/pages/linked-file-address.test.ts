import { expect, test } from 'vitest';
import { allOf } from '#platform/server/all-of.ts';
import { modules } from '#suite/server/modules.ts';
import { linkedFileAddress } from './linked-file-address.ts';

const ORIGIN = 'https://suite.test';
const ID = '0198d2a0-0000-7000-8000-000000000001';

test('every link that brings a file is one that a person is led back to [NAV-06]', () => {
  const links = allOf(modules, 'routes')
    .map(({ call }) => call)
    .filter(({ access, response }) => access.kind === 'link' && 'file' in response);
  expect(links.length).toBeGreaterThan(1);
  for (const { path } of links) {
    const address = `${path.replaceAll(/\{\w+\}/g, 'a1')}?until=1`;
    expect(linkedFileAddress(address, ORIGIN), path).toBe(address);
  }
});

test.each([
  '/',
  '/clients/a/users',
  '/api/user/logout',
  `/files/${ID}/../../sign-in`,
  `/files/${ID}/more`,
  '/files/',
  `//evil.example/files/${ID}`,
  `https://evil.example/files/${ID}`,
  `/x/files/${ID}`,
  `/files/%2e%2e/clients`,
  '/report?file=/report',
  null,
])('%s is no file, and nobody is led there [NAV-06]', (asked) => {
  expect(linkedFileAddress(asked, ORIGIN)).toBeNull();
});

test('the address keeps its signature [NAV-06]', () => {
  const link = `/files/${ID}?client=${ID}&until=9&as=attachment&signature=abc`;
  expect(linkedFileAddress(link, ORIGIN)).toBe(link);
});
