import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface LocalReport {
  path: string;
  body: {
    startDate?: string;
    endDate?: string;
    dimensions?: (string | { name: string })[];
    dateRanges?: { startDate: string; endDate: string }[];
    [name: string]: unknown;
  };
}
type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

/** Local mock of Google's token endpoint, Search Console and GA4; `answer` sets the response of a report. */
export async function startLocalGoogle(given: { answer: (report: LocalReport) => Answer }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = 'dashboard@brand.iam.gserviceaccount.example';
  const state = { answer: given.answer, tokens: 0, isKeyDeleted: false };
  const reports: LocalReport[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { status = 200, headers = {}, body: answer } = answerOf(request, body);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(answer));
  });
  function answerOf({ url = '', headers }: IncomingMessage, body: string): Answer {
    if (url === '/token') return tokenFor(new URLSearchParams(body).get('assertion') ?? '');
    if (headers.authorization !== `Bearer token-${state.tokens}`)
      return { status: 401, body: { error: { code: 401, status: 'UNAUTHENTICATED' } } };
    const report = { path: decodeURIComponent(url), body: JSON.parse(body) };
    reports.push(report);
    return state.answer(report);
  }
  function tokenFor(assertion: string): Answer {
    const [head = '', claims = '', signature = ''] = assertion.split('.');
    const isSigned = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(signature, 'base64url'),
    );
    const { iss, exp, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    if (!isSigned || iss !== account || exp - iat > 3_600 || state.isKeyDeleted)
      return { status: 400, body: { error: 'invalid_grant' } };
    state.tokens += 1;
    return { body: { access_token: `token-${state.tokens}`, expires_in: 3_599 } };
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    reports,
    account,
    /** The JSON file that Google gives out. Its addresses must not be used. */
    key: JSON.stringify({
      type: 'service_account',
      client_email: account,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      private_key_id: 'key-1',
      token_uri: 'http://127.0.0.1:1/not-here',
    }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
