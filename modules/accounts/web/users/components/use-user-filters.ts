import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#platform/contract/role.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { capital } from '../../components/capital.ts';
import { LANGUAGE_OPTIONS } from '../../components/language-options.ts';

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
    ],
    [t],
  );
}
