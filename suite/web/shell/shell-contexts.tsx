import type { ReactNode } from 'react';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import { AbilitiesContext } from '#platform/web/module/abilities.tsx';
import { type CurrentClient, CurrentClientContext } from '#platform/web/module/current-client.ts';
import { CurrentUserContext } from '#platform/web/module/current-user.ts';
import { WhoActs } from '../session/who-acts.tsx';
import { ShellContext, type ShellWays } from './shell-context.ts';

/** What a screen can ask its shell: who the user is, which client is open, what they may do there, who acts as them, where to go on. */
export function ShellContexts({
  session,
  client,
  ways,
  children,
}: {
  session: Session;
  client: CurrentClient | null;
  ways: ShellWays;
  children: ReactNode;
}) {
  return (
    <WhoActs session={session}>
      <CurrentUserContext value={session.user}>
        <CurrentClientContext value={client}>
          <AbilitiesContext value={client ? new Set(session.abilities) : 'all'}>
            <ShellContext value={ways}>{children}</ShellContext>
          </AbilitiesContext>
        </CurrentClientContext>
      </CurrentUserContext>
    </WhoActs>
  );
}
