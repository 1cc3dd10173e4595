import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#modules/accounts/contract/list-users.ts';
import { isBoundToLocations } from '#platform/contract/role.ts';
import { useFormat } from '#platform/web/format/use-format.ts';

/** Associations of a user in a row: "All 412 locations", or the names with the number of locations in brackets. */
export function PlacesSummary({
  user,
  ofBrand,
}: {
  user: Pick<ListedUser, 'places' | 'role'>;
  /** Number of locations of the brand; undefined until loaded. */
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
