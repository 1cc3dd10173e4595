import { type Challenge, solveChallenge } from './solve-captcha.ts';

/** The puzzle runs in a worker, so that it never delays typing. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await solveChallenge(data).catch(() => null));
});
