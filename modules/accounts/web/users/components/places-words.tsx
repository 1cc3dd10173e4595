import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#modules/accounts/contract/list-users.ts';
import { isBoundToLocations } from '#platform/contract/role.ts';
import { useFormat } from '#platform/web/format/use-format.ts';

/** What a user stands for, in a row: "All 412 locations", the names, and in brackets how many locations that is. */
export function PlacesWords({
  user,
  ofBrand,
}: {
  user: Pick<ListedUser, 'places' | 'role'>;
  /** How many locations the brand has; undefined until that is known. */
  ofBrand: number | undefined;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { names, total, locations, wholeBrand } = user.places;
  if (wholeBrand || (total === 0 && !isBoundToLocations(user.role)))
    return ofBrand
      ? t('accounts:places.all', { count: ofBrand, formatted: number(ofBrand) })
      : t('accounts:places.everything');
  if (total === 0) return t('accounts:places.none');
  const words = names.join(', ');
  return locations === 1
    ? words
    : t('accounts:places.names', { names: words, count: number(locations) });
}
