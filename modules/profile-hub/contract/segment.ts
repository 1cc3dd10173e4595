import { z } from 'zod';
import { defineList, type SortOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { line } from '#platform/contract/text/text.ts';
import { SEGMENT_NAME_MAX_LENGTH } from './limits.ts';
import { givenRulesSchema, NO_RULES, ruleGroupSchema } from './segment-rule.ts';

/** live: all contacts that match the rules now. static: contacts that a user added. */
export const SEGMENT_KINDS = ['live', 'static'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

export const segmentNameSchema = line({ min: 1, max: SEGMENT_NAME_MAX_LENGTH });

/** A named group of a brand's contacts [ENT-01]. */
export const segmentSchema = z.object({
  id: z.string(),
  brand_id: z.string(),
  name: z.string(),
  kind: z.enum(SEGMENT_KINDS),
  rules: ruleGroupSchema,
  /** False for a temporary segment named temp-date, visible only to its creator until it expires. */
  saved: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type Segment = z.infer<typeof segmentSchema>;

export const newSegmentSchema = z
  .strictObject({
    /** Name of a saved segment; a temporary one gets a generated name. */
    name: segmentNameSchema.optional(),
    kind: z.enum(SEGMENT_KINDS).default('live'),
    rules: givenRulesSchema.default(NO_RULES),
    saved: z.boolean().default(false),
  })
  .refine(({ saved, name }) => !saved || name !== undefined, { error: 'required', path: ['name'] });
export type NewSegment = z.input<typeof newSegmentSchema>;

/** Only the given fields change; `version` is the version that the user read. A saved segment stays saved. */
export const segmentChangesSchema = z.strictObject({
  name: segmentNameSchema.optional(),
  rules: givenRulesSchema.optional(),
  saved: z.boolean().optional(),
  version: z.number().int(),
});
export type SegmentChanges = z.output<typeof segmentChangesSchema>;

/** Filters and sorts of the segment list; `temporary` are the user's own unnamed segments. */
export const segmentList = defineList({
  views: ['all', 'live', 'static', 'temporary'],
  fields: {
    name: { kind: 'text' },
    kind: { kind: 'choice', item: z.enum(SEGMENT_KINDS) },
    updated: { kind: 'date' },
  },
  sorts: ['name', 'kind', 'updatedAt'],
  pageSize: 50,
});
export type SegmentView = ViewOf<typeof segmentList>;
export type SegmentSort = SortOf<typeof segmentList>;

/** In the list, a segment also has its uses: names of segments and views. */
export const listedSegmentSchema = segmentSchema.extend({ usedIn: z.array(z.string()) });
export type ListedSegment = z.infer<typeof listedSegmentSchema>;

/** Problems that segment changes can return. */
export const segmentNameTaken = defineProblem<{ name: string }>({
  status: 409,
  code: 'SEGMENT_NAME_TAKEN',
  title: 'Another segment of the client has this name.',
  field: 'body.name',
});
/** `way` lists the names of the cycle: Herbst → Norden → Herbst. */
export const segmentCircle = defineProblem<{ way: string }>({
  status: 409,
  code: 'SEGMENT_CIRCLE',
  title: 'The segment would contain itself.',
  field: 'body.rules',
});
/** Limit of the segment, or of another one that contains it. */
export const segmentTooLarge = defineProblem<{ name: string; count: number; limit: number }>({
  status: 422,
  code: 'SEGMENT_TOO_LARGE',
  title: 'With those of the segments inside it, it has more rules than one segment can have.',
  field: 'body.rules',
});
export const segmentTooManyValues = defineProblem<{ name: string; count: number; limit: number }>({
  status: 422,
  code: 'SEGMENT_TOO_MANY_VALUES',
  title:
    'With those of the segments inside it, its rules compare with more values than one segment can have.',
  field: 'body.rules',
});
export const segmentTooDeep = defineProblem<{ name: string; limit: number }>({
  status: 422,
  code: 'SEGMENT_TOO_DEEP',
  title: 'With the segments inside it, its groups stand one in the other too many times.',
  field: 'body.rules',
});
export const tooManySegments = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_SEGMENTS',
  title: 'The client has as many segments as it can have.',
});
export const segmentInUse = defineProblem<{ where: string }>({
  status: 409,
  code: 'SEGMENT_IN_USE',
  title: 'Other segments or views use it.',
});
/** Another user's private view is not named. */
export const segmentInOthersView = defineProblem({
  status: 409,
  code: 'SEGMENT_IN_OTHERS_VIEW',
  title: 'A view that somebody else keeps for themselves uses it.',
});
export const segmentIsLive = defineProblem({
  status: 409,
  code: 'SEGMENT_IS_LIVE',
  title: 'The contacts of a live segment are determined by its rules.',
});
