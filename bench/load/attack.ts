/** Child process: sends the same few requests repeatedly over several connections until it receives `stop`. */
import { Agent, request } from 'node:http';
import { hostileRequests, WRONG_SIGN_IN } from './hostile-requests.ts';

export interface Attack {
  address: string;
  connections: number;
  /** The calls to send hostile input to; without them it guesses passwords. */
  calls?: { method: string; path: string }[];
  /** Session cookie of a signed-in attacker, who may send larger requests. */
  cookie?: string;
}

const received = Promise.withResolvers<Attack>();
let isOver = false;
const answers: Record<string, number> = {};
process.on('message', (message: Attack | 'stop') => {
  if (message === 'stop') isOver = true;
  else received.resolve(message);
});
const { address, connections, calls, cookie } = await received.promise;
const requests = calls ? hostileRequests(calls) : [WRONG_SIGN_IN];
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let turn = 0;

/** Each request uses another source address and account, so that only its cost can cause a refusal. */
function send(): Promise<string> {
  turn += 1;
  const { method = 'GET', path = '/', body } = requests[turn % requests.length] ?? {};
  const headers = {
    'content-type': 'application/json',
    ...(cookie && { cookie }),
    'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
  };
  return new Promise((resolve) => {
    const sent = request(`${address}${path}`, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('close', () => resolve(String(answer.statusCode)));
    });
    // A connection that the server closes while the request is still being sent counts as refused.
    sent.on('error', () => resolve('cut off'));
    sent.end(body?.replaceAll('TURN', String(turn)));
  });
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (!isOver) {
      const answer = await send();
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  }),
);
process.send?.(answers, () => process.exit(0));
