import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PeriodPreset } from './period.ts';

export function usePeriodNames(): Record<PeriodPreset, string> {
  const { t } = useTranslation();
  return {
    today: t('platform:period.today'),
    yesterday: t('platform:period.yesterday'),
    'this-week': t('platform:period.thisWeek'),
    'last-week': t('platform:period.lastWeek'),
    'this-month': t('platform:period.thisMonth'),
    'current-month': t('platform:period.thisMonth'),
    'last-month': t('platform:period.lastMonth'),
    'last-3-months': t('platform:period.last3Months'),
    'last-6-months': t('platform:period.last6Months'),
    'this-year': t('platform:period.thisYear'),
    'last-year': t('platform:period.lastYear'),
    'year-to-date': t('platform:period.yearToDate'),
  };
}
