import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface OtherTimes {
  /** Slowest call of a signed-in user. */
  slowestCallMs: number;
  /** 99th percentile of redirects, in milliseconds. */
  p99RedirectMs: number;
}

const BETWEEN_CALLS_MS = 10;
const BETWEEN_REDIRECTS_MS = 3;

/** Sends a user's calls and follows links while `work` runs, and returns how long they waited. */
export async function othersDuring(
  suite: { address: string; host: string; links: number; cookie: string },
  work: () => Promise<void>,
): Promise<OtherTimes> {
  let isOver = false;
  const repeat = async (betweenMs: number, send: () => Promise<number>) => {
    const times: number[] = [];
    while (!isOver) {
      times.push(await send());
      await pause(betweenMs);
    }
    return times.sort((a, b) => a - b);
  };
  const agent = new Agent({ keepAlive: true });
  const timed = (path: string, headers: Record<string, string>, wanted: number) => {
    const requestedAt = performance.now();
    return new Promise<number>((resolve, reject) => {
      const sent = request(`${suite.address}${path}`, { agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === wanted) resolve(performance.now() - requestedAt);
          else reject(new Error(`${path} was answered ${answer.statusCode}`));
        });
      });
      sent.on('error', reject).end();
    });
  };
  let link = 0;
  const others = Promise.all([
    repeat(BETWEEN_CALLS_MS, () => timed('/api/jobs', { cookie: suite.cookie }, 200)),
    repeat(BETWEEN_REDIRECTS_MS, () => {
      link = 1 + ((link + 7919) % suite.links);
      return timed(`/code-${link}?q`, { host: suite.host }, 302);
    }),
  ]);
  await work();
  isOver = true;
  const [calls, redirects] = await others;
  agent.destroy();
  return {
    slowestCallMs: calls.at(-1) ?? 0,
    p99RedirectMs: redirects[Math.floor(redirects.length * 0.99)] ?? 0,
  };
}
