import { expect, test } from 'vitest';
import type { CallDefinition } from '#platform/contract/call.ts';
import { linkedFileAddress } from './linked-file-address.ts';

const ORIGIN = 'https://suite.test';
const ID = '0198d2a0-0000-7000-8000-000000000001';

const contracts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../platform/contract/**/*.ts',
    '../../../modules/*/contract/**/*.ts',
    '!**/*.test.ts',
    '!**/testing/**',
  ],
  { eager: true },
);

test('every link that brings a file is one that a person is led back to [NAV-06]', () => {
  const links = Object.values(contracts)
    .flatMap((exported) => Object.values(exported))
    .filter(isLinkOfFile);
  expect(links.length).toBeGreaterThan(1);
  for (const { path } of links) {
    const address = `${path.replaceAll(/\{\w+\}/g, 'a1')}?until=1`;
    expect(linkedFileAddress(address, ORIGIN), path).toBe(address);
  }
});

function isLinkOfFile(exported: unknown): exported is CallDefinition {
  const { access, response } = (exported ?? {}) as Partial<CallDefinition>;
  return access?.kind === 'link' && response !== undefined && 'file' in response;
}

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
])('%s is not a file link and is not followed [NAV-06]', (requested) => {
  expect(linkedFileAddress(requested, ORIGIN)).toBeNull();
});

test('a file link preserves its signature [NAV-06]', () => {
  const link = `/files/${ID}?client=${ID}&until=9&as=attachment&signature=abc`;
  expect(linkedFileAddress(link, ORIGIN)).toBe(link);
});
