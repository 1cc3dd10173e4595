import { useTranslation } from 'react-i18next';
import { LEVEL_NAMES } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { StampCardValues } from './stamp-card-values.ts';

/** A value as readable text, shown next to the version that another user saved. */
export function useStampCardValueText() {
  const { t } = useTranslation();
  const format = useFormat();
  return (path: keyof StampCardValues, values: StampCardValues): string => {
    switch (path) {
      case 'level':
        return t(LEVEL_NAMES[values.level]);
      case 'quantity':
        return values.quantity === null ? '' : format.number(values.quantity);
      case 'startsOn':
        return values.startsOn === null ? '' : format.date(values.startsOn);
      case 'active':
        return t(values.active ? 'corner-shop:view.active' : 'corner-shop:view.inactive');
      default:
        return values[path];
    }
  };
}
