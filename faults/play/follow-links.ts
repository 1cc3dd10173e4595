import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';

/** A browser's: visits of robots are not counted. */
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

/** Follows one short URL again and again, another phone each time, until told to stop; `answered` counts those that were led on. */
export async function followLinks(
  address: string,
  given: { path: string; until: AbortSignal; visits: { answered: number } },
): Promise<void> {
  for (let phone = 1; !given.until.aborted; phone += 1) {
    const headers = { 'user-agent': `${PHONE} Phone/${phone}` };
    const { status } = await ask(address, { path: given.path, headers });
    if (status === 302) given.visits.answered += 1;
    await pause(5);
  }
}
