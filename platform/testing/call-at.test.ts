import { expect, test } from 'vitest';
import type { CallDefinition } from '#platform/contract/call.ts';
import { callAt } from './call-at.ts';

const calls = [
  { method: 'GET', path: '/things/{id}' },
  { method: 'GET', path: '/things/kinds' },
  { method: 'POST', path: '/things/{id}' },
] as CallDefinition[];
const found = (method: string, path: string) => callAt(calls, { method, path });

test('a path finds its call, and a fixed segment wins over a parameter', () => {
  expect(found('GET', '/things/7?page=2')).toBe(calls[0]);
  expect(found('GET', '/things/kinds')).toBe(calls[1]);
  expect(found('POST', '/things/kinds')).toBe(calls[2]);
});

test('a path that the router does not accept finds no call', () => {
  expect(found('DELETE', '/things/7')).toBeUndefined();
  expect(found('GET', '/things/7/parts')).toBeUndefined();
  expect(found('GET', `/things/${'x'.repeat(501)}`)).toBeUndefined();
});
