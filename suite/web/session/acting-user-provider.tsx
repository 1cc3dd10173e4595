import type { ReactNode } from 'react';
import { notActing, stopActingCall } from '#modules/accounts/contract/act-as-user.ts';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { reloadForNewSession } from '#platform/web/api/reload-for-new-session.ts';
import { callServer } from '#platform/web/api/server.ts';
import { ActingContext } from '#platform/web/module/acting.ts';
import { signInAddress } from '../navigation/sign-in-address.ts';

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
    // Another tab was faster.
    if (error instanceof ProblemError && error.code === notActing.code) return true;
    throw error;
  }
}
