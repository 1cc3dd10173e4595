import { defineProblem } from '#platform/contract/problem.ts';

/** Why a link opens nothing, told apart [LEAD-11]. None says whether a lead of that id exists. */
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
  /** Forwarded to somebody else, or moved to another shop. */
  ended: defineProblem({
    status: 410,
    code: 'LEAD_LINK_ENDED',
    title: 'The lead was given to somebody else.',
  }),
} as const;
export type LinkFault = keyof typeof linkProblems;
