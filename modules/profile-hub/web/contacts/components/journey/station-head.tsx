import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Station } from '#modules/profile-hub/contract/contact.ts';
import linkStyles from '#platform/web/display/link.module.css';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { STATION_NAMES } from '../../data/contact-names.ts';
import { useStationLink } from './journey-line.tsx';
import classes from './station-panel.module.css';

/** Kind and time of the station, with a link to its record. */
export function StationHead({
  station,
  title,
  children,
}: {
  station: Station;
  title?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const to = useStationLink()(station);
  const name = title ?? t(STATION_NAMES[station.kind]);
  return (
    <header className={classes.head}>
      <h2>{name}</h2>
      <span className={classes.note}>{children ?? moment(station.at)}</span>
      {to && (
        <Link
          to={to}
          className={linkStyles.link}
          aria-label={`${t('profile-hub:contact.open')}: ${name}`}
        >
          {t('profile-hub:contact.open')}
        </Link>
      )}
    </header>
  );
}
