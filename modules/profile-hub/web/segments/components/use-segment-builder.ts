import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { countRulesCall, countSegmentCall } from '#modules/profile-hub/contract/count-segments.ts';
import { RULES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { RuleFilter, RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import {
  addTo,
  type DraftGroup,
  type DraftPart,
  type DraftRule,
  draftRules,
  findGroupKey,
  newGroup,
  newRule,
  plainRule,
  ruleWithTooManyValues,
  toRuleDraft,
  toRuleGroup,
  withCondition,
  without,
  withRule,
} from '../data/rule-draft.ts';
import { useRuleFields } from '../data/use-rule-fields.ts';

const LONGEST_PAST = 100;

/** Counting waits until typing pauses. */
const PAUSE_MS = 250;
const NO_RULES: RuleGroup = { condition: 'and', filters: [] };

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
    /** False if a rule is unfinished; the rule is then highlighted. */
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

/** Number of contacts that match the rules; a newer change cancels a running count. Null: rules not known yet. */
function useSegmentCount(rules: RuleGroup | null) {
  const { brandId } = useCurrentClient();
  const [debouncedRules] = useDebouncedValue(useSame(rules), PAUSE_MS);
  return useCall(
    countSegmentCall,
    { body: { brandId, rules: debouncedRules ?? NO_RULES } },
    { enabled: debouncedRules !== null },
  );
}

/** Number of contacts per rule; counts are cached, so that changing one rule does not recount the others. */
function useRuleCounts(rules: readonly RuleFilter[]) {
  const { brandId } = useCurrentClient();
  const [known, setKnown] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [everybody, setEverybody] = useState<number>();
  const [debouncedRules] = useDebouncedValue(useSame(rules), PAUSE_MS);
  const missing = debouncedRules.filter((rule) => !known.has(JSON.stringify(rule)));
  const { data, isPlaceholderData } = useCall(
    countRulesCall,
    { body: { brandId, rules: missing } },
    { enabled: missing.length > 0 || everybody === undefined },
  );
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    setEverybody(data.everybody);
    const counted = missing.map(
      (rule, index) => [JSON.stringify(rule), data.counts[index] ?? null] as const,
    );
    if (counted.length > 0) setKnown((before) => new Map([...before, ...counted]));
  }, [data, isPlaceholderData, missing]);
  return { everybody, countOf: (rule: RuleFilter) => known.get(JSON.stringify(rule)) };
}

/** Returns the same object while its content is equal, so that a re-render sends no new request. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

interface DraftState {
  draft: DraftGroup;
  past: readonly DraftGroup[];
  /** The edited rule, and a new rule that waits for the focus. */
  focus: { edited?: number; fresh?: number };
}

/** Rules during editing, with undo. */
function useSegmentDraft(rules: RuleGroup) {
  const [state, change] = useReducer(
    (before: DraftState, next: (state: DraftState) => DraftState) => next(before),
    rules,
    begin,
  );
  const changeDraft = (next: (draft: DraftGroup) => DraftGroup, focus?: DraftState['focus']) =>
    change(({ draft, past, focus: before }) => ({
      draft: next(draft),
      past: [...past, draft].slice(-LONGEST_PAST),
      focus: focus ?? before,
    }));
  const add = (group: number, part: DraftPart, fresh: number) =>
    changeDraft((draft) => addTo(draft, group, part), { edited: fresh, fresh });
  const chosen = toRuleGroup(state.draft, ({ field }) => field !== '');
  return {
    draft: state.draft,
    focus: state.focus,
    isChanged: JSON.stringify(chosen) !== JSON.stringify(rules),
    canUndo: state.past.length > 0,
    edit: (key: number) =>
      change((before) =>
        before.focus.edited === key ? before : { ...before, focus: { edited: key } },
      ),
    setRule: (rule: DraftRule) => changeDraft((draft) => withRule(draft, rule)),
    setCondition: (group: number, condition: 'and' | 'or') =>
      changeDraft((draft) => withCondition(draft, group, condition)),
    addRule(group: number) {
      const rule = newRule();
      add(group, rule, rule.key);
    },
    /** A group inside “and” usually means “or”, and vice versa. */
    addGroup(group: number, condition: 'and' | 'or') {
      const made = newGroup(condition === 'and' ? 'or' : 'and');
      add(group, made, made.filters[0]?.key ?? made.key);
    },
    remove: (key: number) => changeDraft((draft) => without(draft, key), {}),
    undo: () =>
      change(({ draft, past }) => ({
        draft: past.at(-1) ?? draft,
        past: past.slice(0, -1),
        focus: {},
      })),
    discard: () => change(() => begin(rules)),
  };
}

function begin(rules: RuleGroup): DraftState {
  const draft = toRuleDraft(rules);
  const isBlank = draft.filters.length === 0;
  return { draft: isBlank ? { ...draft, filters: [newRule()] } : draft, past: [], focus: {} };
}
