import { z } from 'zod';
import { touchpointId } from '#modules/touchpoints/contract/change-touchpoints.ts';
import type { DeadCode, mendDeadCodeCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { destinationSchema } from '#modules/touchpoints/contract/destination.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';

type Mend = CallInput<typeof mendDeadCodeCall>['body']['mend'];

/** What shall become of a dead code, as the dialog holds it: both answers stay while one looks at the other. */
export interface MendDraft {
  to: Mend['to'];
  _id: string | null;
  destUrl: string;
}

/** The touchpoint that was probably meant is proposed; what can never be a suffix can only be left out. */
export function draftOfDeadCode({ usable, similar }: DeadCode): MendDraft {
  return { to: usable ? 'touchpoint' : 'nothing', _id: similar?._id ?? null, destUrl: '' };
}

/** Only the answer that counts is checked. */
export const mendDraftSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('touchpoint'), _id: z.string().pipe(touchpointId) }),
  z.object({ to: z.literal('address'), destUrl: destinationSchema }),
  z.object({ to: z.literal('nothing') }),
]);

export function mendOfDraft({ to, _id, destUrl }: MendDraft): Mend {
  switch (to) {
    case 'touchpoint':
      return { to, _id: _id ?? '' };
    case 'address':
      return { to, destUrl };
    case 'nothing':
      return { to };
  }
}

/** The call has inside `mend` what the dialog has beside the choice: what it refuses is said there. */
export function refusedInDraft(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { code, status, module, message: title, params, errors } = error;
  return new ProblemError({
    code,
    status,
    module,
    title,
    ...(params && { params }),
    errors: errors.map((one) => ({ ...one, field: one.field.replace(/^body\.mend\./, 'body.') })),
  });
}
