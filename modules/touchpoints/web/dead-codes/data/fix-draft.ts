import { z } from 'zod';
import type { DeadCode, fixDeadCodeCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { destinationSchema } from '#modules/touchpoints/contract/destination.ts';
import { touchpointId } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';

type DeadCodeFix = CallInput<typeof fixDeadCodeCall>['body']['mend'];

/** Input of the dialog for a dead code. Both alternatives keep their input while the user switches between them. */
export interface FixDraft {
  to: DeadCodeFix['to'];
  _id: string | null;
  destUrl: string;
}

/** Proposes the most similar touchpoint; what can never be a suffix can only be hidden. */
export function toFixDraft({ usable, similar }: DeadCode): FixDraft {
  return { to: usable ? 'touchpoint' : 'nothing', _id: similar?._id ?? null, destUrl: '' };
}

/** Only the selected alternative is validated. */
export const fixDraftSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('touchpoint'), _id: z.string().pipe(touchpointId) }),
  z.object({ to: z.literal('address'), destUrl: destinationSchema }),
  z.object({ to: z.literal('nothing') }),
]);

export function toDeadCodeFix({ to, _id, destUrl }: FixDraft): DeadCodeFix {
  switch (to) {
    case 'touchpoint':
      return { to, _id: _id ?? '' };
    case 'address':
      return { to, destUrl };
    case 'nothing':
      return { to };
  }
}

/** Maps errors inside `mend` of the call to the fields of the dialog. */
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
