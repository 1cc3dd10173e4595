import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#modules/accounts/contract/list-users.ts';
import type { NamedRow } from '#platform/web/feedback/named-rows.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { personName } from '../../components/person-name.ts';

/** A user as named in a confirmation: name with the number of locations, or else the role. */
export function useNamedUser(): (user: ListedUser) => NamedRow {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (user) => {
    const { locations } = user.places;
    return {
      name: personName(user),
      figure:
        locations > 0
          ? t('accounts:places.locations', { count: locations, formatted: number(locations) })
          : t(ROLE_NAMES[user.role]),
    };
  };
}
