import type { LookupAddress } from 'node:dns';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { OutboundAllow } from './outbound-allow.ts';
import { OutboundHttp } from './outbound-http.ts';
import { startTestReceiver, status } from './testing/test-receiver.ts';

const receiver = await startTestReceiver();
afterAll(() => receiver.close());

const open = new OutboundHttp({ allow: new OutboundAllow(['127.0.0.0/8']) });
const closed = (resolve?: (host: string) => Promise<LookupAddress[]>) =>
  new OutboundHttp({ allow: new OutboundAllow([]), ...(resolve && { resolve }) });
const loopback: LookupAddress = { address: '127.0.0.1', family: 4 };

test('a request arrives unchanged, and its response is returned', async () => {
  receiver.answerNext((response) => response.writeHead(201, { 'x-answer': 'yes' }).end('made'));
  const answer = await open.request({
    url: `${receiver.url}/things?a=1`,
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'señal',
  });
  expect(answer).toMatchObject({ status: 201, headers: { 'x-answer': 'yes' } });
  expect(answer.body.toString()).toBe('made');
  expect(receiver.received.at(-1)).toMatchObject({
    method: 'POST',
    path: '/things?a=1',
    body: 'señal',
    headers: { 'content-type': 'text/plain', 'content-length': '6' },
  });
});

test.each([
  'http://127.0.0.1',
  'http://127.1',
  'http://0x7f.1',
  'http://2130706433',
  'http://１２７.0.0.1',
  'http://[::1]',
  'http://[::ffff:7f00:1]',
  'http://0.0.0.0',
  'http://localhost',
])('%s is refused before anything is sent', async (host) => {
  const before = receiver.received.length;
  await expect(closed().request({ url: `${host}:${receiver.port}/` })).rejects.toMatchObject({
    code: 'ADDRESS_NOT_ALLOWED',
  });
  expect(receiver.received.length).toBe(before);
});

test('a public name that resolves to a private address is refused', async () => {
  const outbound = closed(async () => [loopback, { address: '::ffff:a00:1', family: 6 }]);
  await expect(
    outbound.request({ url: `https://webhooks.example:${receiver.port}/` }),
  ).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
});

test('a name is resolved once, and the connection goes to the address that was checked', async () => {
  const rebinding = vi
    .fn<(host: string) => Promise<LookupAddress[]>>()
    .mockResolvedValueOnce([loopback])
    .mockResolvedValue([{ address: '127.0.0.2', family: 4 }]);
  const outbound = new OutboundHttp({
    allow: new OutboundAllow(['127.0.0.1']),
    resolve: rebinding,
  });
  const { status } = await outbound.request({ url: `http://rebind.example:${receiver.port}/` });
  expect(status).toBe(204);
  expect(receiver.received.at(-1)?.headers.host).toBe(`rebind.example:${receiver.port}`);
  expect(rebinding).toHaveBeenCalledTimes(1);
  await expect(
    outbound.request({ url: `http://rebind.example:${receiver.port}/` }),
  ).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
});

test('without https nothing is sent to the open internet', async () => {
  const outbound = closed(async () => [{ address: '8.8.8.8', family: 4 }]);
  await expect(outbound.request({ url: 'http://plain.example/' })).rejects.toMatchObject({
    code: 'HTTPS_REQUIRED',
  });
});

test('a host that the operator opened is reached by its name', async () => {
  const outbound = new OutboundHttp({
    allow: new OutboundAllow(['erp.house']),
    resolve: async () => [loopback],
  });
  expect(outbound.allows(new URL('https://ERP.house./'))).toBe(true);
  expect(outbound.allows(new URL('https://other.house'))).toBe(false);
  expect((await outbound.request({ url: `http://erp.house:${receiver.port}/` })).status).toBe(204);
  await expect(
    outbound.request({ url: `http://other.house:${receiver.port}/` }),
  ).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
});

test('an address configured by the operator is not checked', async () => {
  const answer = await closed().request({ url: receiver.url, configured: true });
  expect(answer.status).toBe(204);
});

test.each(['ftp://127.0.0.1/', 'file:///etc/passwd', 'http://user:pass@127.0.0.1/', 'nothing'])(
  '%s is no address to call',
  async (url) => {
    await expect(open.request({ url })).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  },
);

test('a redirect is an answer and is not followed', async () => {
  const before = receiver.received.length;
  receiver.answerNext(status(302, { location: 'http://169.254.169.254/latest/meta-data/' }));
  expect((await open.request({ url: receiver.url })).status).toBe(302);
  expect(receiver.received.length).toBe(before + 1);
});

test('an answer that is too large is refused, or left where only its status counts', async () => {
  const endless = (response: ServerResponse) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
      response.once('drain', more);
    };
    more();
  };
  receiver.answerNext(endless, endless);
  await expect(open.request({ url: receiver.url, maxBytes: 100_000 })).rejects.toMatchObject({
    code: 'ANSWER_TOO_LARGE',
  });
  const answer = await open.request({ url: receiver.url, maxBytes: 100_000, bodyNeeded: false });
  expect(answer.status).toBe(200);
});

test('an answer that does not come or does not end is not waited for', async () => {
  receiver.answerNext(
    () => {},
    (response) => response.writeHead(200).write('a'),
    (response) => response.writeHead(200).write('a'),
  );
  const request = { url: receiver.url, totalMs: 100 };
  await expect(open.request(request)).rejects.toMatchObject({ code: 'TIMED_OUT' });
  await expect(open.request(request)).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect((await open.request({ ...request, bodyNeeded: false })).status).toBe(200);
});

test('a server that accepts the connection but never completes the handshake times out', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  await expect(
    open.request({ url: `https://127.0.0.1:${port}/`, connectMs: 100, totalMs: 60_000 }),
  ).rejects.toMatchObject({ code: 'TIMED_OUT' });
  silent.close();
});

test('a name server that does not answer is not waited for', async () => {
  const outbound = closed(() => new Promise(() => {}));
  await expect(
    outbound.request({ url: 'https://slow.example/', connectMs: 50 }),
  ).rejects.toMatchObject({ code: 'TIMED_OUT' });
});

test('a refused connection and an unknown name have different error codes', async () => {
  const gone = await startTestReceiver();
  await gone.close();
  await expect(open.request({ url: gone.url })).rejects.toMatchObject({
    code: 'CONNECTION_FAILED',
  });
  const unknown = closed(async () => {
    throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  });
  await expect(unknown.request({ url: 'https://nowhere.example/' })).rejects.toMatchObject({
    code: 'NAME_UNKNOWN',
  });
});

test('a caller can abort a request and gets its own reason', async () => {
  receiver.answerNext(() => {});
  const controller = new AbortController();
  const called = open.request({ url: receiver.url, signal: controller.signal });
  const reason = new Error('the worker stops');
  controller.abort(reason);
  await expect(called).rejects.toBe(reason);
});

test('an allowed entry that is neither a host nor a range is rejected', () => {
  for (const entry of ['10.0.0.0/33', 'http://erp.house', '*', 'a b'])
    expect(() => new OutboundAllow([entry])).toThrow(entry);
});
