import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { ChosenPlace } from '../data/place-tree.ts';
import { placesSum } from '../data/places-sum.ts';

/** "through 1 group and 36 single locations"; undefined where nothing is chosen. */
export function usePlacesBreakdown(chosen: readonly ChosenPlace[]): string | undefined {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const { wholeBrand, groups, single } = placesSum(chosen);
  if (chosen.length === 0) return undefined;
  if (wholeBrand) return t('accounts:places.throughBrand');
  const parts = [
    ...(groups > 0 ? [t('accounts:places.someGroups', counted(groups))] : []),
    ...(single > 0 ? [t('accounts:places.someSingle', counted(single))] : []),
  ];
  return t('accounts:places.through', { parts: list(parts) });

  function counted(count: number) {
    return { count, formatted: number(count) };
  }
}
