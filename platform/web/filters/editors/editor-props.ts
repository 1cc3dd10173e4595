import type { FilterCondition, FilterKind } from '../filter-condition.ts';

export type FilterConditionOfKind<Kind extends FilterKind> = Extract<
  FilterCondition,
  { kind: Kind }
>;

export type EditorProps<Kind extends FilterKind> = {
  field: string;
  condition: FilterConditionOfKind<Kind> | null;
  onChange: (condition: FilterConditionOfKind<Kind> | null) => void;
};
