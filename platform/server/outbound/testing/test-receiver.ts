import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestReceiver {
  url: string;
  port: number;
  received: ReceivedRequest[];
  /** Responses to the next requests, one each; afterwards 204. */
  answerNext(...answers: ((response: ServerResponse) => void)[]): void;
  close(): Promise<void>;
}

/** A local test server: records the requests and responds as configured. */
export async function startTestReceiver(): Promise<TestReceiver> {
  const received: ReceivedRequest[] = [];
  const answers: ((response: ServerResponse) => void)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    const answer = answers.shift();
    if (answer) answer(response);
    else response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    answerNext: (...next) => answers.push(...next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(code, headers).end();
  };
