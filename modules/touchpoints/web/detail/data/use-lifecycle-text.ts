import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { useFormat } from '#platform/web/format/use-format.ts';

/** Lifecycle state of a touchpoint as the end of a sentence: “live since 2 Jan 25”. */
export function useLifecycleText(): (touchpoint: Touchpoint) => string {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  return ({ state, started, ended, createdAt, deletedAt, visitCap }) => {
    switch (state) {
      case 'planned':
        return t('touchpoints:life.planned', { date: date(started ?? createdAt) });
      case 'live':
        return t('touchpoints:life.live', { date: date(started ?? createdAt) });
      case 'over':
        if (ended !== null && Date.parse(ended) < Date.now())
          return t('touchpoints:life.over', { date: date(ended) });
        return t('touchpoints:life.used', { visits: number(visitCap ?? 0) });
      case 'deleted':
        return t('touchpoints:life.deleted', { date: date(deletedAt ?? createdAt) });
    }
  };
}
