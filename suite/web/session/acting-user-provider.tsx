import type { ReactNode } from 'react';
import {
  notActing,
  type Session,
  signOutCall,
  stopActingCall,
} from '#modules/accounts/contract/session.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callServer } from '#platform/web/api/server.ts';
import { reloadForNewSession, sessionWatch } from '#platform/web/api/session-watch.ts';
import { ActingContext } from '#platform/web/module/current-user.tsx';
import { signInAddress } from '../navigation/addresses.ts';

const WHERE_ACTING_BEGINS = '/super-admin/users';

/** Provides who acts as the user, if any, to all components below [SUP-04]. */
export function ActingUserProvider({
  session: { user, actedBy },
  children,
}: {
  session: Session;
  children: ReactNode;
}) {
  const acting = actedBy && { by: nameOf(actedBy), as: nameOf(user), stop: stopActing };
  return <ActingContext value={acting}>{children}</ActingContext>;
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

/** Returns to the super admin's own session in all tabs, or to sign-in where it has ended [SUP-04]. */
async function stopActing(): Promise<void> {
  reloadForNewSession((await isOwnSessionBack()) ? WHERE_ACTING_BEGINS : signInAddress());
}

async function isOwnSessionBack(): Promise<boolean> {
  try {
    return (await callServer(stopActingCall, { body: {} })).back;
  } catch (error) {
    // Another tab already ended it.
    if (error instanceof ProblemError && error.code === notActing.code) return true;
    throw error;
  }
}

/**
 * Ends the session on the server first, so that a tab never reports a sign-out while the session is still valid
 * [SES-05].
 */
export async function signOut(): Promise<void> {
  await callServer(signOutCall, {});
  sessionWatch.end('left');
}
