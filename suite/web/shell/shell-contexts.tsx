import type { ReactNode } from 'react';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import { AbilitiesContext } from '#platform/web/module/abilities.tsx';
import { type CurrentClient, CurrentClientContext } from '#platform/web/module/current-client.ts';
import { CurrentUserContext } from '#platform/web/module/current-user.ts';
import { ActingUserProvider } from '../session/acting-user-provider.tsx';
import { ShellContext, type ShellNavigation } from './shell-context.ts';

/** Contexts for screens: the user, the current client, the permissions, who acts as the user, and links. */
export function ShellContexts({
  session,
  client,
  ways,
  children,
}: {
  session: Session;
  client: CurrentClient | null;
  ways: ShellNavigation;
  children: ReactNode;
}) {
  return (
    <ActingUserProvider session={session}>
      <CurrentUserContext value={session.user}>
        <CurrentClientContext value={client}>
          <AbilitiesContext value={client ? new Set(session.abilities) : 'all'}>
            <ShellContext value={ways}>{children}</ShellContext>
          </AbilitiesContext>
        </CurrentClientContext>
      </CurrentUserContext>
    </ActingUserProvider>
  );
}
