import type { Asked, ask } from './ask.ts';
import { LOCATIONS } from './demo-admin.ts';

export interface Writing {
  /** Names whose write was answered as done. */
  acknowledged: string[];
  refused: { name: string; answer: Asked }[];
}

/**
 * Adds locations without pause, as many at a time as there are hands, until told to stop. Nothing keeps two locations from
 * having one name, so that a write which happens twice is seen.
 */
export async function writeLocations(
  send: (given: Parameters<typeof ask>[1]) => Promise<Asked>,
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
