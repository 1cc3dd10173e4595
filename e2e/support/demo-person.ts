import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, demoClients, demoUsers } from '../../suite/demo/demo-people.ts';

/** Returns a demo user by first name. */
export function person(firstName: string) {
  const found = demoUsers.find((user) => user.firstName === firstName);
  if (!found) throw new Error(`nobody in the demo is called ${firstName}`);
  return { ...found, password: DEMO_PASSWORD };
}

export const aubrac = demoClients[0]?.id ?? '';
export const manufaktur = demoClients[3]?.id ?? '';

export async function signIn(request: APIRequestContext, firstName: string): Promise<void> {
  const { email, password } = person(firstName);
  const answer = await request.post('/api/user/auth', { data: { username: email, password } });
  if (!answer.ok())
    throw new Error(`${firstName} could not sign in: ${answer.status()} ${await answer.text()}`);
}
