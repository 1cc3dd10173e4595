import { DEMO_PASSWORD, demoClients, demoUsers } from '#suite/demo/demo-people.ts';

/** The brand admin of the demo and the base path of the brand's locations. */
export const LOCATIONS = `/gtr-core/clients/${demoClients[0]?.id}/locations`;

export async function signIn(
  address: string,
  user: { email: string } | undefined = demoUsers[0],
): Promise<{ cookie: string }> {
  const answer = await fetch(`${address}/api/user/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: user?.email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; ') };
}
