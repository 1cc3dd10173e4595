import { useReducer } from 'react';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import {
  addTo,
  type DraftGroup,
  type DraftPart,
  type DraftRule,
  newGroup,
  newRule,
  toRuleDraft,
  toRuleGroup,
  withCondition,
  without,
  withRule,
} from './rule-draft.ts';

interface DraftState {
  draft: DraftGroup;
  past: readonly DraftGroup[];
  /** The rule that is being edited, and the one that waits for the focus because it is new. */
  focus: { edited?: number; fresh?: number };
}

const LONGEST_PAST = 100;

/** The rules of a segment while they are edited: each change, and the way back from the last ones. */
export function useSegmentDraft(rules: RuleGroup) {
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
    /** Inside of “and” people mean “or”, and the other way round. */
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
