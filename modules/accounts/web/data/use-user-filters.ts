import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#platform/contract/role.ts';
import { TIME_PRESETS } from '#platform/web/date-range/period.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { capital } from '../components/capital.ts';
import { LANGUAGE_OPTIONS } from '../components/language-options.ts';

/** What users can be narrowed by, those of one client and those of all. */
export function useUserFilters(): FilterField[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'role',
        name: t('accounts:column.role'),
        kind: 'choice',
        options: ROLES.map((role) => ({ value: role, label: capital(t(ROLE_NAMES[role])) })),
      },
      {
        id: 'language',
        name: t('accounts:column.language'),
        kind: 'choice',
        options: LANGUAGE_OPTIONS,
      },
      { id: 'name', name: t('accounts:column.name'), kind: 'text' },
      { id: 'email', name: t('accounts:column.email'), kind: 'text' },
      {
        id: 'created',
        name: t('accounts:column.created'),
        kind: 'date',
        presets: TIME_PRESETS,
      },
    ],
    [t],
  );
}
