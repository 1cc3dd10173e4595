import type { TestHouse } from './test-house.ts';
import type { Answer } from './visitor.ts';

type Request = Parameters<ReturnType<TestHouse['visitor']>['send']>[0];

/**
 * Sends requests as users whose session lasts from one to the next: to begin one for each of thousands takes longer than the
 * requests. Some calls end the session that they are made in; then another one is begun.
 */
export function keptSessions(house: TestHouse) {
  const kept = new Map<string, ReturnType<TestHouse['visitor']>>();
  return async <Body>(user: { id: string }, request: Request): Promise<Answer<Body>> => {
    const answer = await kept.get(user.id)?.send<Body>(request);
    if (answer && answer.status !== 401) return answer;
    const visitor = await house.visitor().as(user);
    kept.set(user.id, visitor);
    return visitor.send<Body>(request);
  };
}
