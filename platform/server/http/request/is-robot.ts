import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

const USER_AGENT_MAX_LENGTH = 500;
/** The same few thousand browsers come again and again; each name is checked once. */
const judged = new LRUCache<string, boolean>({ max: 5_000 });

/** Whether a program opens the page, by the name that it gives; without a name it is one. */
export function isRobot({ 'user-agent': given = '' }: IncomingHttpHeaders): boolean {
  const name = given.slice(0, USER_AGENT_MAX_LENGTH);
  const known = judged.get(name);
  if (known !== undefined) return known;
  const robot = name === '' || isbot(name);
  judged.set(name, robot);
  return robot;
}

/** Whether a browser prefetches the page. The visitor may never open it. */
export function isFetchedAhead(headers: IncomingHttpHeaders): boolean {
  const said = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return said !== undefined && String(said).includes('prefetch');
}
