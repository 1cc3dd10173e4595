import { z } from 'zod';
import { type Access, defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { beAtClient } from '../permission.ts';
import { changedMeanwhile, forbidden, notFound } from '../problems.ts';
import { listNameSchema, newViewSchema, savedViewSchema, viewChangesSchema } from './saved-view.ts';
import { sharedViewLimitReached, viewLimitReached, viewNameTaken } from './view-problems.ts';

/** Every user saves views of the lists they see. Users of the brand can share theirs within the brand [BEY-01]. */
export const clientViewCalls = defineViewCalls({
  base: '/gtr-core/clients/{uuid}/views',
  access: { kind: 'client', client: 'params.uuid', may: beAtClient },
  place: { uuid },
  sharedWith: 'everybody at the client',
});

/** The same for lists that belong to no client. */
export const superAdminViewCalls = defineViewCalls({
  base: '/api/sa/views',
  access: { kind: 'super-admin' },
  place: {},
  sharedWith: 'all super admins',
});

function defineViewCalls<
  const Base extends string,
  const Who extends Access,
  Place extends z.ZodRawShape,
>({
  base,
  access,
  place,
  sharedWith,
}: {
  base: Base;
  access: Who;
  place: Place;
  sharedWith: string;
}) {
  const module = 'platform';
  const params = z.strictObject(place);
  const oneView = z.strictObject({ ...place, id: uuid });
  return {
    list: defineCall({
      method: 'GET',
      path: base,
      module,
      summary: `The views of a list: the user's own, and those shared with ${sharedWith}.`,
      access,
      params,
      query: z.strictObject({ list: listNameSchema }),
      response: z.object({
        items: z.array(savedViewSchema),
        /** Whether the reader may share views of theirs. */
        mayShare: z.boolean(),
      }),
    }),
    create: defineCall({
      method: 'POST',
      path: base,
      module,
      summary: `Keep a view of a list under a name, for oneself or for ${sharedWith}.`,
      access,
      params,
      body: newViewSchema,
      response: savedViewSchema,
      status: 201,
      errors: [forbidden, viewNameTaken, viewLimitReached, sharedViewLimitReached],
    }),
    update: defineCall({
      method: 'PATCH',
      path: `${base}/{id}`,
      module,
      summary:
        'Rename, overwrite, share or unshare a view; refused when someone else has changed it.',
      access,
      params: oneView,
      body: viewChangesSchema,
      response: savedViewSchema,
      errors: [forbidden, notFound, changedMeanwhile, viewNameTaken, sharedViewLimitReached],
    }),
    delete: defineCall({
      method: 'DELETE',
      path: `${base}/{id}`,
      module,
      summary: 'Delete a view, also for those it is shared with.',
      access,
      params: oneView,
      response: z.null(),
      status: 204,
      errors: [forbidden, notFound],
    }),
  };
}
