import type { TestApp } from './test-app.ts';
import type { Answer } from './visitor.ts';

type Request = Parameters<ReturnType<TestApp['visitor']>['send']>[0];

/**
 * Sends requests with one session per user, because starting a session for each of thousands of requests takes longer
 * than the requests. Starts a new session where a call has ended the previous one.
 */
export function reuseSessions(suite: TestApp) {
  const visitors = new Map<string, ReturnType<TestApp['visitor']>>();
  return async <Body>(user: { id: string }, request: Request): Promise<Answer<Body>> => {
    const answer = await visitors.get(user.id)?.send<Body>(request);
    if (answer && answer.status !== 401) return answer;
    const visitor = await suite.visitor().as(user);
    visitors.set(user.id, visitor);
    return visitor.send<Body>(request);
  };
}
