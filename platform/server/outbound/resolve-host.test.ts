import { expect, test, vi } from 'vitest';
import { hostResolver } from './resolve-host.ts';

const refused = (code: string) => Object.assign(new Error(code), { code });
const serversThat = (code: string) => ({
  resolve4: vi.fn(async () => Promise.reject(refused(code))),
  resolve6: vi.fn(async () => Promise.reject(refused(code))),
});

test('a name that a name server knows never holds a thread of this machine', async () => {
  const system = vi.fn();
  const servers = { ...serversThat('ENODATA'), resolve4: vi.fn(async () => ['203.0.113.7']) };
  const resolve = hostResolver(servers as never, system);
  expect(await resolve('shop.example')).toEqual([{ address: '203.0.113.7', family: 4 }]);
  expect(system).not.toHaveBeenCalled();
});

test('after a timeout of the name server the system resolver is not called', async () => {
  const system = vi.fn();
  const resolve = hostResolver(serversThat('ETIMEOUT') as never, system);
  await expect(resolve('slow.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  expect(system).not.toHaveBeenCalled();
});

test('the system resolver is called for other names, two at a time, and a failure frees its slot', async () => {
  const ends: PromiseWithResolvers<never>[] = [];
  const system = vi.fn(() => {
    const end = Promise.withResolvers<never>();
    ends.push(end);
    return end.promise;
  });
  const resolve = hostResolver(serversThat('ENOTFOUND') as never, system);
  const pending = Array.from({ length: 5 }, (_, at) => resolve(`name-${at}`));
  const outcomes = Promise.allSettled(pending);
  await vi.waitUntil(() => ends.length === 2);
  for (let at = 0; at < pending.length; at += 1) {
    await vi.waitUntil(() => ends.length > at);
    expect(system.mock.calls.length - at).toBeLessThanOrEqual(2);
    ends[at]?.reject(refused('ENOTFOUND'));
    await vi.waitUntil(() => ends.length >= Math.min(pending.length, at + 2));
  }
  expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true);
});
