import type { MappingRule } from '#modules/profile-hub/contract/campaign.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { TakenAnswer } from '../../tables/campaign-tables.ts';

interface Given {
  rule: MappingRule;
  campaign: string;
  /** When it was answered. */
  at: Date;
  value: ContactValue;
  /** What the contact has, and when somebody other than an answer last changed the contact. */
  current: ContactValue;
  ownAt: Date;
  /** What an answer has written here before. */
  taken: TakenAnswer | undefined;
}

/**
 * What becomes of a value [PH-16]: by the rule of the mapping where the contact has one already. What an answer of the same
 * campaign has written is the campaign's own, and a later answer takes its place by every rule. What somebody has changed
 * since is not written a second time. Undefined: it stays as it is.
 */
export function settleValue(given: Given): { value: ContactValue; taken: TakenAnswer } | undefined {
  return Array.isArray(given.value) ? settleSeveral(given, given.value) : settleOne(given);
}

function settleOne(given: Given): { value: ContactValue; taken: TakenAnswer } | undefined {
  const { rule, campaign, at, value, current, ownAt, taken } = given;
  const result = { value, taken: { campaign, at: at.toISOString(), value } };
  const isAnswers = taken !== undefined && taken.value === current;
  const wasTaken = taken?.campaign === campaign;
  if (wasTaken && new Date(taken.at) > at) return undefined;
  if (current === value) return undefined;
  if (wasTaken && isAnswers) return result;
  const isRepeated =
    wasTaken && taken.value === value && new Date(taken.at).getTime() === at.getTime();
  if (isRepeated && rule !== 'campaign') return undefined;
  if (current === null || rule === 'campaign') return result;
  if (rule === 'keep') return undefined;
  return at >= (isAnswers ? new Date(taken.at) : ownAt) ? result : undefined;
}

/** Several choices are added to those that the contact has: who answers anew has not given away what they own. */
function settleSeveral(
  given: Given,
  value: readonly number[],
): { value: ContactValue; taken: TakenAnswer } | undefined {
  const { rule, campaign, at, ownAt, taken } = given;
  const current = Array.isArray(given.current) ? given.current : [];
  const wasTaken = taken?.campaign === campaign;
  if (wasTaken && new Date(taken.at) > at) return undefined;
  const added = wasTaken && Array.isArray(taken.value) ? taken.value : [];
  const own = current.filter((option) => !added.includes(option));
  if (rule === 'keep' && own.length > 0) return undefined;
  const isGone = added.length > 0 && added.some((option) => !current.includes(option));
  if (isGone && rule !== 'campaign' && new Date(taken?.at ?? 0).getTime() === at.getTime())
    return undefined;
  if (rule === 'newer' && own.length > 0 && at < ownAt) return undefined;
  const next = [...new Set([...own, ...value])].sort((one, other) => one - other);
  const isSame = next.length === current.length && next.every((option) => current.includes(option));
  if (isSame) return undefined;
  const fresh = value.filter((option) => !own.includes(option));
  return { value: next, taken: { campaign, at: at.toISOString(), value: fresh } };
}
