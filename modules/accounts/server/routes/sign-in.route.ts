import { signInCall } from '#modules/accounts/contract/sign-in.ts';
import { setSessionCookies } from '#platform/server/sessions/cookies.ts';
import { signIn as signInCommand } from '../commands/sign-in.ts';
import { route } from '../route.ts';

// Its own transactions: a failed try stays counted, and hashing takes its time without holding one open.
export const signIn = route(
  signInCall,
  async ({ app, body, request, answer }) => {
    const { userId, ...tokens } = await signInCommand(app, {
      email: body.username,
      password: body.password,
      address: request.address,
      userAgent: request.userAgent,
    });
    setSessionCookies(answer, tokens);
    return { userId };
  },
  { ownTransactions: true },
);
