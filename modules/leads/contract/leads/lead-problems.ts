import { defineProblem, type ProblemDefinition } from '#platform/contract/problem.ts';
import type { Refusal } from './lead-machine.ts';

/** The party that owns or ended the lead, and when; empty if the reader may not know. */
export type RefusalParams = { by: string; at: string };

const refusal = (code: string, title: string) =>
  defineProblem<RefusalParams>({ status: 409, code, title });

/** Refused actions on a lead, each with a separate code [LEAD-04]. */
export const leadRefusals = {
  alreadyAccepted: refusal('LEAD_ALREADY_ACCEPTED', 'The party has accepted the lead before.'),
  alreadyRejected: refusal('LEAD_ALREADY_REJECTED', 'The party has rejected the lead before.'),
  alreadyConverted: refusal('LEAD_ALREADY_CONVERTED', 'The lead is converted.'),
  alreadyLost: refusal('LEAD_ALREADY_LOST', 'The lead is lost.'),
  takenByAnother: refusal('LEAD_TAKEN', 'Another party has accepted the lead.'),
  acceptFirst: refusal('LEAD_ACCEPT_FIRST', 'A lead is converted or lost by who has accepted it.'),
  keptEnough: refusal('LEAD_KEPT_ENOUGH', 'The lead was kept as often as it can be.'),
  keptAlready: refusal('LEAD_KEPT_ALREADY', 'The lead has as much time as keeping it would give.'),
  nothingToUndo: refusal('LEAD_NOTHING_TO_UNDO', 'There is nothing of this party to take back.'),
  notYours: refusal('LEAD_NOT_YOURS', 'This party may not do this with a lead.'),
} as const satisfies Record<Refusal, ProblemDefinition<RefusalParams>>;

/** Further reasons to refuse a change of a lead. */
export const leadLocationUnknown = defineProblem({
  status: 422,
  code: 'LEAD_LOCATION_UNKNOWN',
  title: 'The shop is closed, or none of the brand.',
  field: 'body.locationId',
});
export const leadFilesLimit = defineProblem<{ limit: number }>({
  status: 409,
  code: 'LEAD_FILES_LIMIT',
  title: 'The answer has as many files as one can have.',
});
/** No copy was sent, because the app cannot send mails. */
export const leadShareFailed = defineProblem({
  status: 503,
  code: 'LEAD_SHARE_FAILED',
  title: 'The lead was not shared: no mail can be sent.',
});
/** Mails to these addresses bounce. No copy was sent; the user can remove them and share again. */
export const leadCopyFailed = defineProblem<{ emails: string }>({
  status: 422,
  code: 'LEAD_COPY_FAILED',
  title: 'A copy would not arrive: mails to this address came back.',
  field: 'body.emails',
});
export const leadSharesLimit = defineProblem<{ limit: number }>({
  status: 429,
  code: 'LEAD_SHARES_LIMIT',
  title: 'The user has shared leads with as many addresses as one may within an hour.',
});
