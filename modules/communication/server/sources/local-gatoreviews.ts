import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const messageSchema = z.object({
  type: z.literal('review.reply'),
  timestamp: z.iso.datetime(),
  data: z.object({
    reviewId: z.string().min(1),
    locationId: z.string().nullable(),
    text: z.string().trim().min(1),
  }),
});

/** Status, and the reason of a rejection. */
type Answer = [status: number, reason?: string];
type Verify = (message: { headers: Record<string, string>; body: string }) => Promise<boolean>;

export interface LocalGatoreviews {
  /** The URL that a brand enters as its reply address. */
  url: string;
  port: number;
  /** Replies by review: the last text of each. */
  replies: Map<string, string>;
  /** Every message is rejected until a verifier is set. */
  verifyWith(verify: Verify): void;
  /** The process may exit although the server still listens. */
  unref(): void;
  close(): Promise<void>;
}

/** A local server that receives signed replies like GATOREVIEWS, for the demo; each `webhook-id` counts once. */
export async function startLocalGatoreviews(): Promise<LocalGatoreviews> {
  const replies = new Map<string, string>();
  const taken = new Set<string>();
  let verify: Verify = async () => false;

  async function answer(headers: Record<string, string>, body: string): Promise<Answer> {
    const id = headers['webhook-id'];
    if (!id || !(await verify({ headers, body }))) return [401, 'The signature is wrong.'];
    const { data: message } = messageSchema.safeParse(readJson(body));
    if (!message) return [422, 'The message is not a reply to a review.'];
    if (!taken.has(id)) replies.set(message.data.reviewId, message.data.text);
    taken.add(id);
    return [204];
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const isReply = request.method === 'POST' && request.url === '/replies';
    const body = Buffer.concat(chunks).toString();
    const notFound: Answer = [404];
    const [status, reason] = isReply
      ? await answer(headers, body).catch((): Answer => [500])
      : notFound;
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(reason ? JSON.stringify({ reason }) : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/replies`,
    port,
    replies,
    verifyWith: (given) => {
      verify = given;
    },
    unref: () => void server.unref(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
