import type { LeadFilter } from './lead-list.ts';

/** The same question about one form alone. */
export function restrictToForm<Filter extends Pick<LeadFilter, 'groups'>>(
  filter: Filter,
  formId: string,
): Filter {
  const only: LeadFilter['groups'][number] = {
    match: 'all',
    filters: [{ field: 'form', operator: 'any-of', value: [formId] }],
  };
  return { ...filter, groups: [...filter.groups, only] };
}
