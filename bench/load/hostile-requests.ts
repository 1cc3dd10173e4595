export interface AttackRequest {
  method: string;
  path: string;
  /** TURN is replaced by a different number each time. */
  body?: string;
}

const MEGABYTE = 1024 * 1024;

const list = (count: number) => `{"ids":[${Array(count).fill(1)}]}`;
const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`;

/** The attack that once froze everything, and the same at maximum size. */
const hostileBodies = () => [
  keys(121_776).slice(0, MEGABYTE),
  list(500_000),
  keys(22_000),
  list(120_000),
  keys(1_200),
  keys(400),
  list(8_000),
  list(400),
  `{"${'k'.repeat(15_000)}":1}`,
  `{"a":${'['.repeat(8_000)}${']'.repeat(8_000)}}`,
  `{"username":"${'a'.repeat(15_000)}@a.example","password":"x"}`,
];
const MANY_PARAMETERS = Array.from({ length: 1_500 }, (_, at) => `p${at}=1`).join('&');

/** Combines every expensive request body or query with every given call. */
export function hostileRequests(
  calls: readonly { method: string; path: string }[],
): AttackRequest[] {
  const bodies = hostileBodies();
  return calls.flatMap(({ method, path }) =>
    method === 'GET'
      ? [{ method, path: `${path}?${MANY_PARAMETERS}` }]
      : bodies.map((body) => ({ method, path, body })),
  );
}

/** Uses another account each time, because a locked account costs nothing. */
export const WRONG_SIGN_IN: AttackRequest = {
  method: 'POST',
  path: '/api/user/auth',
  body: '{"username":"guess-TURN@brand.example","password":"not this one at all"}',
};
