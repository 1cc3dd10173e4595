import { useTranslation } from 'react-i18next';
import { userFields } from '#modules/accounts/contract/user-fields.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { capital } from '../../components/capital.ts';
import { languageName } from '../../components/language-options.ts';
import { menuItemNames } from '../../data/menu-item-names.ts';
import type { UserValues } from './use-user-form.ts';

/** Labels of the fields of a user, and their values as text. */
export function useUserFieldTexts() {
  const { t } = useTranslation();
  const { list } = useFormat();
  const words = useSuiteLabels();
  return {
    labelOf: (path: keyof UserValues) => t(userFields[path].label),
    wordsOf(path: keyof UserValues, values: UserValues): string {
      const { role, associations, menus, defaultModule, defaultLocaleIsoCode } = values;
      switch (path) {
        case 'role':
          return role ? capital(t(ROLE_NAMES[role])) : '';
        case 'associations':
          return list(associations.map(({ name }) => name));
        case 'menus':
          return list(words ? menuItemNames(menus, words) : menus);
        case 'defaultModule':
          return defaultModule ? (words?.moduleName(defaultModule) ?? '') : '';
        case 'defaultLocaleIsoCode':
          return languageName(defaultLocaleIsoCode);
        default:
          return values[path];
      }
    },
  };
}
