import { z } from 'zod';
import { uuid } from './ids.ts';
import { defineProblem } from './problem.ts';

/** A client is a brand that uses the suite: every row, call and connection belongs to one. */
export const clientSchema = z.object({
  uuid: z.string(),
  identifier: z.string(),
  brandId: z.string(),
  name: z.string(),
  /** Time zone of the client's days, as IANA name. */
  timeZone: z.string(),
});
export type Client = z.infer<typeof clientSchema>;

/**
 * What a user is associated with at a client: the whole brand, a group including locations added later, or single
 * locations [USR-06].
 */
export const ASSOCIATION_KINDS = ['brand', 'group', 'location'] as const;

export const associationSchema = z.strictObject({
  kind: z.enum(ASSOCIATION_KINDS),
  /** ID of the client itself, of the group, or of the location. */
  id: uuid,
});
export type Association = z.infer<typeof associationSchema>;

export const namedAssociationSchema = associationSchema.extend({
  name: z.string(),
  /** Distinguishes locations of the same name: the city. */
  detail: z.string(),
  /** IDs of the location's groups. */
  groupIds: z.array(z.string()),
});
export type NamedAssociation = z.infer<typeof namedAssociationSchema>;

/** Declared by the calls that assign associations to a user and thrown by the code that saves them. */
export const associationUnknown = defineProblem({
  status: 422,
  code: 'ASSOCIATION_UNKNOWN',
  title: 'One of these is not a brand, group or location of the client.',
  field: 'body.associations',
});
