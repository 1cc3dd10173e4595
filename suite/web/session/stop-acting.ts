import { notActing, stopActingCall } from '#modules/accounts/contract/act-as-user.ts';
import { beginAnew } from '#platform/web/api/begin-anew.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callServer } from '#platform/web/api/server.ts';
import { signInAddress } from '../navigation/sign-in-address.ts';

const WHERE_ACTING_BEGINS = '/super-admin/users';

/** Back to the own session, in all tabs; to sign-in where that has ended meanwhile [SUP-04]. */
export async function stopActing(): Promise<void> {
  beginAnew((await isOwnSessionBack()) ? WHERE_ACTING_BEGINS : signInAddress());
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
