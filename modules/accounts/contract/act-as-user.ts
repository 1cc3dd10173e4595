import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';

/** A super admin sees the suite as a user sees it, for an hour at most, with a reason that stays in the trace [SUP-04]. */
export const cannotActAs = defineProblem({
  status: 409,
  code: 'CANNOT_ACT_AS',
  title: 'Only an active user who is no super admin can be acted as.',
});
export const notActing = defineProblem({
  status: 409,
  code: 'NOT_ACTING',
  title: 'This session is the own one.',
});

export const actAsUserCall = defineCall({
  method: 'POST',
  path: '/api/sa/users/{id}/act-as',
  module: 'accounts',
  summary: 'Act as a user, visibly and recorded; your own session waits.',
  access: { kind: 'super-admin' },
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ reason: line({ min: 5, max: 200 }) }),
  response: z.null(),
  status: 204,
  errors: [cannotActAs, notFound],
});

export const stopActingCall = defineCall({
  method: 'POST',
  path: '/api/user/stop-acting',
  module: 'accounts',
  summary: 'Stop acting as a user and return to your own session.',
  access: { kind: 'session' },
  body: z.strictObject({}),
  /** False when the super admin's own session has expired; the page then shows the sign-in form. */
  response: z.object({ back: z.boolean() }),
  errors: [notActing],
});
