import type { SuiteProcess } from '#platform/testing/suite-process.ts';
import { DEMO_PASSWORD, demoClients, demoUsers } from '#suite/demo/demo-people.ts';

/** Signs a brand admin of the first demo client in. */
export async function brandAdminCookie(suite: SuiteProcess): Promise<string> {
  const admin = demoUsers.find(({ memberships }) =>
    memberships.some(({ client, role }) => client === demoClients[0]?.id && role === 'brand_admin'),
  );
  const answer = await fetch(`${suite.address}/api/user/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: admin?.email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`sign-in was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}
