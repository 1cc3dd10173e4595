import { defineProblem, type ProblemDefinition } from '#platform/contract/problem.ts';
import type { Refusal } from './lead-machine.ts';

/** Whoever has it or has ended it, where the reader may know: else empty. */
export type ToldOf = { by: string; at: string };

const refusal = (code: string, title: string) =>
  defineProblem<ToldOf>({ status: 409, code, title });

/** Why a lead stands where it stands, told apart [LEAD-04]. */
export const leadRefusals = {
  alreadyAccepted: refusal('LEAD_ALREADY_ACCEPTED', 'The party has accepted the lead before.'),
  alreadyRejected: refusal('LEAD_ALREADY_REJECTED', 'The party has rejected the lead before.'),
  alreadyConverted: refusal('LEAD_ALREADY_CONVERTED', 'The lead is converted.'),
  alreadyLost: refusal('LEAD_ALREADY_LOST', 'The lead is lost.'),
  takenByAnother: refusal('LEAD_TAKEN', 'Another party has accepted the lead.'),
  acceptFirst: refusal('LEAD_ACCEPT_FIRST', 'A lead is converted or lost by who has accepted it.'),
  keptEnough: refusal('LEAD_KEPT_ENOUGH', 'The lead was kept as often as it can be.'),
  nothingToUndo: refusal('LEAD_NOTHING_TO_UNDO', 'There is nothing of this party to take back.'),
  notYours: refusal('LEAD_NOT_YOURS', 'This party may not do this with a lead.'),
} as const satisfies Record<Refusal, ProblemDefinition<ToldOf>>;
