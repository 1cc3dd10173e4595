import { z } from 'zod';
import { type Access, defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { beAtClient } from '../permission.ts';
import { defineProblem } from '../problem.ts';
import { changedMeanwhile, forbidden, notFound } from '../problems.ts';
import { line } from '../text/text.ts';

/** A saved view of a list: a name with filter, sort and columns, private or shared [BEY-01]. */

export const VIEW_NAME_MAX_LENGTH = 80;
export const VIEW_SEARCH_MAX_LENGTH = 4_000;
/** Limits: own views of one list, own views of all lists, shared views of one list. */
export const VIEWS_PER_LIST = 100;
export const VIEWS_PER_USER = 1_000;
export const SHARED_VIEWS_PER_LIST = 100;

/** The list that a view belongs to: `touchpoints.touchpoints`. */
export const listNameSchema = z.string().regex(/^[a-z][a-z0-9.-]{0,79}$/);

const viewContent = {
  name: line({ min: 1, max: VIEW_NAME_MAX_LENGTH }),
  /** Filter, sort and columns as the query string of the list's URL. It must not contain a path or fragment. */
  search: z
    .string()
    .max(VIEW_SEARCH_MAX_LENGTH)
    .regex(/^(?!\?)[^\s#]*$/),
  shared: z.boolean(),
};

export const newViewSchema = z.strictObject({
  ...viewContent,
  list: listNameSchema,
  shared: viewContent.shared.default(false),
});
export type NewView = z.output<typeof newViewSchema>;

/** Omitted fields stay unchanged. */
export const viewChangesSchema = z.strictObject({
  ...z.strictObject(viewContent).partial().shape,
  version: z.number().int(),
});
export type ViewChanges = z.output<typeof viewChangesSchema>;

export const savedViewSchema = z.object({
  id: uuid,
  list: z.string(),
  name: z.string(),
  search: z.string(),
  shared: z.boolean(),
  /** Whether the user created it. */
  mine: z.boolean(),
  /** Whether the user may change and delete it. */
  mayChange: z.boolean(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** Reasons why a view cannot be saved. */
export const viewNameTaken = defineProblem<{ name: string }>({
  status: 409,
  code: 'VIEW_NAME_TAKEN',
  title: 'Another view of this list, of the same owner or shared, has this name.',
  field: 'body.name',
});
export const viewLimitReached = defineProblem<{ max: number }>({
  status: 409,
  code: 'VIEW_LIMIT_REACHED',
  title: 'The user has as many views as they can have.',
});
export const sharedViewLimitReached = defineProblem<{ max: number }>({
  status: 409,
  code: 'SHARED_VIEW_LIMIT_REACHED',
  title: 'As many views of this list are shared as can be.',
  field: 'body.shared',
});

/** Every user saves views of the lists they see. Users of the brand can share theirs within the brand [BEY-01]. */
export const clientViewCalls = defineViewCalls({
  base: '/gtr-core/clients/{uuid}/views',
  access: { kind: 'client', client: 'params.uuid', may: beAtClient },
  place: { uuid },
  sharedWith: 'everybody at the client',
});

/** The same calls for lists that belong to no client. */
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
  const apiKeys = { accepted: false, reason: 'Views belong to users and their lists.' } as const;
  const params = z.strictObject(place);
  const oneView = z.strictObject({ ...place, id: uuid });
  return {
    list: defineCall({
      method: 'GET',
      path: base,
      module,
      summary: `The views of a list: the user's own, and those shared with ${sharedWith}.`,
      access,
      apiKeys,
      params,
      query: z.strictObject({ list: listNameSchema }),
      response: z.object({
        items: z.array(savedViewSchema),
        /** Whether the user may share own views. */
        mayShare: z.boolean(),
      }),
    }),
    create: defineCall({
      method: 'POST',
      path: base,
      module,
      summary: `Keep a view of a list under a name, for oneself or for ${sharedWith}.`,
      access,
      apiKeys,
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
      apiKeys,
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
      apiKeys,
      params: oneView,
      response: z.null(),
      status: 204,
      errors: [forbidden, notFound],
    }),
  };
}
