import { expect, test } from 'vitest';
import type { App } from '../app.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { type Connector, checkConnector } from './connectors.ts';

const app = { log: { warn() {} } } as unknown as App;
const look = (check: Connector['check'], signal = AbortSignal.timeout(60_000)) =>
  checkConnector(
    { name: 'test', label: 'test:name', configured: () => true, check },
    { app, instance: undefined, signal },
  );

test('a check returns its result code and its duration', async () => {
  const { code, ms } = await look(async () => 'STATUS_NOT_OK');
  expect(code).toBe('STATUS_NOT_OK');
  expect(ms).toBeGreaterThanOrEqual(0);
});

test('a failed call returns its own error code', async () => {
  const failing = () => Promise.reject(new OutboundError('CERTIFICATE_INVALID'));
  expect((await look(failing)).code).toBe('CERTIFICATE_INVALID');
});

test('one that never answers is left behind', async () => {
  const never = () => new Promise<never>(() => {});
  expect((await look(never, AbortSignal.timeout(20))).code).toBe('TIMED_OUT');
});
