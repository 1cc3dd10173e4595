import type { MappingRule } from '#modules/profile-hub/contract/campaign.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { AppliedAnswer } from '../../tables/campaign-tables.ts';

interface Given {
  rule: MappingRule;
  campaign: string;
  /** Time of the answer. */
  at: Date;
  value: ContactValue;
  /** The contact's value, and its last change by anything other than an answer. */
  current: ContactValue;
  ownAt: Date;
  /** Value that an answer wrote here before. */
  taken: AppliedAnswer | undefined;
}

/**
 * Decides on a value by the mapping rule if the contact already has one [PH-16]. Values written by the same campaign
 * are always replaced by later answers. A value that was changed since is not written again. Undefined means no change.
 */
export function settleValue(
  given: Given,
): { value: ContactValue; taken: AppliedAnswer } | undefined {
  return Array.isArray(given.value) ? settleSeveral(given, given.value) : settleOne(given);
}

function settleOne(given: Given): { value: ContactValue; taken: AppliedAnswer } | undefined {
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

/** Choices are added to existing ones: a new answer does not remove earlier choices. */
function settleSeveral(
  given: Given,
  value: readonly number[],
): { value: ContactValue; taken: AppliedAnswer } | undefined {
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
