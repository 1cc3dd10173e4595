import type { ReactNode } from 'react';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import { ActingContext } from '#platform/web/module/acting.ts';
import { stopActing } from './stop-acting.ts';

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
