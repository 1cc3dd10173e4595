import { useTranslation } from 'react-i18next';
import type { Station } from '#modules/profile-hub/contract/station.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { STATION_NAMES } from './contact-names.ts';

/** Short title of a station and its details. */
export function useStationTexts() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const said = ({ detail }: Station, ...names: string[]) =>
    names.flatMap((name) => (detail[name] ? [String(detail[name])] : [])).join(', ');
  const by = ({ detail }: Station) =>
    detail.by === 'bot'
      ? t('profile-hub:contact.byBot')
      : detail.by === 'user'
        ? t('profile-hub:contact.byUser')
        : String(detail.by ?? '');
  const nameOf = (station: Station): string =>
    station.kind === 'review' && station.grade !== null
      ? t('profile-hub:contact.reviewed', { count: station.grade })
      : t(STATION_NAMES[station.kind]);
  const aboutOf = (station: Station): string => {
    switch (station.kind) {
      case 'scan':
        return `/${said(station, 'suffix')}`;
      case 'lead':
        return said(station, 'product', 'shop', 'form');
      case 'accepted':
      case 'reply':
        return by(station);
      case 'sale':
        return station.amount === null ? '' : money(station.amount);
      case 'lost':
        return said(station, 'reason');
      case 'review':
        return said(station, 'shop', 'origin');
      case 'import': {
        const count = Number(station.detail.criteria ?? 0);
        return [
          said(station, 'name'),
          count > 0 && t('profile-hub:contact.criteriaWritten', { count }),
          station.detail.undone && t('profile-hub:import.undoneTag'),
        ]
          .filter(Boolean)
          .join(', ');
      }
      case 'answer':
        return said(station, 'campaign');
      default:
        return said(station, 'name', 'shop', 'reason');
    }
  };
  /** In a journey the position shows the kind, so the first line shows the details. */
  const shortOf = (station: Station): string => {
    if (station.kind === 'review') return nameOf(station);
    if (station.kind === 'lead') return said(station, 'shop') || said(station, 'form');
    return aboutOf(station);
  };
  return { nameOf, aboutOf, shortOf };
}
