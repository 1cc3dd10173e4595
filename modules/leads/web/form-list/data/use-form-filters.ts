import { useMemo } from 'react';
import { type FormFilter, formList } from '#modules/leads/contract/forms/form-list.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { buildFilterFields } from '#platform/web/list/build-filter-fields.ts';
import { useNames } from '#platform/web/module/use-names.ts';

export const VIEW_NAMES = {
  all: 'leads:forms.list.view.all',
  active: 'leads:forms.list.view.active',
  inactive: 'leads:forms.list.view.inactive',
} as const satisfies Record<FormFilter['view'], string>;

const FIELD_NAMES = {
  name: 'leads:forms.create.name',
  updated: 'leads:forms.list.column.changed',
} as const satisfies Record<keyof typeof formList.fields, string>;

export function useFormFilters(): FilterField[] {
  const names = useNames(FIELD_NAMES);
  return useMemo(() => buildFilterFields(formList, names, {}), [names]);
}
