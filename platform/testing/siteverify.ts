import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/**
 * Responds like the siteverify calls of reCAPTCHA, hCaptcha and Turnstile: `person at shop.example` passes on that
 * page, once. It records the requests.
 */
export async function siteverify() {
  const requests: URLSearchParams[] = [];
  const seen = new Set<string>();
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(Buffer.concat(await Array.fromAsync(request)).toString());
    requests.push(form);
    const answer = form.get('response') ?? '';
    const [, hostname] = answer.match(/^person at (\S+)/) ?? [];
    const fault = seen.has(answer) ? 'timeout-or-duplicate' : 'invalid-input-response';
    const success = hostname !== undefined && !seen.has(answer);
    seen.add(answer);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(
        success
          ? { success, challenge_ts: '2026-11-22T10:00:00Z', hostname }
          : { success, 'error-codes': [fault] },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  afterAll(close);
  const { port } = server.address() as AddressInfo;
  return { requests, close, url: `http://127.0.0.1:${port}/siteverify` };
}
