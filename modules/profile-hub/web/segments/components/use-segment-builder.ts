import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RULES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import {
  draftRules,
  findGroupKey,
  plainRule,
  ruleWithTooManyValues,
  toRuleGroup,
} from '../data/rule-draft.ts';
import { useRuleFields } from '../data/use-rule-fields.ts';
import { useRuleCounts, useSegmentCount } from '../data/use-segment-count.ts';
import { useSegmentDraft } from '../data/use-segment-draft.ts';

/** State of the builder of one segment: rules, available fields and counts. */
export function useSegmentBuilder({ id, rules }: { id: string; rules: RuleGroup }) {
  const { t } = useTranslation();
  const draft = useSegmentDraft(rules);
  const fields = useRuleFields(id);
  const [areFaultsShown, showFaults] = useState(false);
  const finished = toRuleGroup(draft.draft, fields.isFinished);
  const all = draftRules(draft.draft);
  const done = all.filter(fields.isFinished);
  // Until the fields are loaded no rule counts as finished, and all contacts would match.
  const tooManyValuesAt = ruleWithTooManyValues(draft.draft);
  const isCounted = fields.areKnown && tooManyValuesAt === undefined;
  const count = useSegmentCount(isCounted ? finished : null);
  const { everybody, countOf } = useRuleCounts(
    tooManyValuesAt === undefined ? done.map(plainRule) : [],
  );
  const { edited } = draft.focus;
  return {
    draft,
    fields,
    finished,
    ruleCount: done.length,
    unfinished: all.length - done.length,
    areFaultsShown,
    count,
    everybody,
    countOf,
    editedGroup: edited === undefined ? undefined : findGroupKey(draft.draft, edited),
    /** Rule at which the values exceed the limit of a segment; no counts until it is reduced. */
    tooManyValuesAt,
    isFull: all.length >= RULES_LIMIT,
    /** False where a rule is not finished; then it is shown which. */
    isReady() {
      const isReady = all.every((rule) => rule.field === '' || fields.isFinished(rule));
      showFaults(!isReady);
      return isReady;
    },
    remove(key: number) {
      draft.remove(key);
      showToast({
        text: t('profile-hub:segment.ruleRemoved'),
        action: { label: t('profile-hub:segment.undo'), onClick: draft.undo },
      });
    },
  };
}
export type SegmentBuilderState = ReturnType<typeof useSegmentBuilder>;
