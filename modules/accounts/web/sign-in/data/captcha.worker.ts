import { type Challenge, solveChallenge } from './solve-captcha.ts';

/** The puzzle runs beside the page, so that typing never waits for it. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await solveChallenge(data).catch(() => null));
});
