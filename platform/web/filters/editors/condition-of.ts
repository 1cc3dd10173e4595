import type { FilterCondition, FilterKind } from '../filter-condition.ts';

export type ConditionOf<Kind extends FilterKind> = Extract<FilterCondition, { kind: Kind }>;

export type EditorProps<Kind extends FilterKind> = {
  field: string;
  condition: ConditionOf<Kind> | null;
  onChange: (condition: ConditionOf<Kind> | null) => void;
};
