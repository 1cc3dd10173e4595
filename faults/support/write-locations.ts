import { LOCATIONS } from './demo-admin.ts';
import type { RequestOutcome, sendRequest } from './send-request.ts';

export interface Writing {
  /** Names of locations whose write was confirmed. */
  acknowledged: string[];
  refused: { name: string; answer: RequestOutcome }[];
}

/** Adds locations without pause, `hands` in parallel, until aborted. Names are not unique, so a duplicate write is visible. */
export async function writeLocations(
  send: (given: Parameters<typeof sendRequest>[1]) => Promise<RequestOutcome>,
  given: { cookie: string; hands: number; tag: string; until: AbortSignal },
): Promise<Writing> {
  const writing: Writing = { acknowledged: [], refused: [] };
  let count = 0;
  const write = async () => {
    while (!given.until.aborted) {
      const name = `${given.tag} ${count++}`;
      const headers = { cookie: given.cookie };
      const answer = await send({ path: LOCATIONS, headers, body: { name, country: 'NO' } });
      if (answer.status === 201) writing.acknowledged.push(name);
      else writing.refused.push({ name, answer });
    }
  };
  await Promise.all(Array.from({ length: given.hands }, write));
  return writing;
}
