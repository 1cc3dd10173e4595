import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from './send-request.ts';

/** A browser's user agent, because visits of robots are not counted. */
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

/** Follows one short URL repeatedly, as another phone each time, until aborted. `answered` counts the redirects. */
export async function followLinks(
  address: string,
  given: { path: string; until: AbortSignal; visits: { answered: number } },
): Promise<void> {
  for (let phone = 1; !given.until.aborted; phone += 1) {
    const headers = { 'user-agent': `${PHONE} Phone/${phone}` };
    const { status } = await sendRequest(address, { path: given.path, headers });
    if (status === 302) given.visits.answered += 1;
    await pause(5);
  }
}
