import { defineProblem } from '#platform/contract/problem.ts';

/**
 * Reasons why a link does not open, each with a separate code [LEAD-11]. None reveals whether a lead with this id
 * exists.
 */
export const linkProblems = {
  /** Cut off by a mail program, or typed. */
  malformed: defineProblem({
    status: 400,
    code: 'LEAD_LINK_MALFORMED',
    title: 'The link is not complete.',
  }),
  /** Made up, or its lead was deleted. */
  unknown: defineProblem({
    status: 404,
    code: 'LEAD_LINK_UNKNOWN',
    title: 'The link opens no lead.',
  }),
  foreign: defineProblem({
    status: 403,
    code: 'LEAD_LINK_FOREIGN',
    title: 'The link is for another lead.',
  }),
  expired: defineProblem({
    status: 410,
    code: 'LEAD_LINK_EXPIRED',
    title: 'The link has expired.',
  }),
  /** The lead was forwarded to another person or moved to another shop. */
  ended: defineProblem({
    status: 410,
    code: 'LEAD_LINK_ENDED',
    title: 'The lead was given to somebody else.',
  }),
} as const;
export type LinkFault = keyof typeof linkProblems;
