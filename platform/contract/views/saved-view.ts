import { z } from 'zod';
import { uuid } from '../ids.ts';
import { line } from '../text/text.ts';

/** A saved view of a list: a name with filter, sort and columns, private or shared [BEY-01]. */

export const VIEW_NAME_MAX_LENGTH = 80;
export const VIEW_SEARCH_MAX_LENGTH = 4_000;
/** Own ones of one list, own ones of all lists together, and shared ones of one list. */
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
  /** Whether the reader has made it. */
  mine: z.boolean(),
  /** Whether the reader may change and delete it. */
  mayChange: z.boolean(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type SavedView = z.infer<typeof savedViewSchema>;
