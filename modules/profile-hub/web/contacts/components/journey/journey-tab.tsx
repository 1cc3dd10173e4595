import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#modules/profile-hub/contract/contact.ts';
import type { Station } from '#modules/profile-hub/contract/station.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { STATION_NAMES } from '../../data/contact-names.ts';
import { groupJourneys, JOURNEY_STOPS } from '../../data/group-journeys.ts';
import classes from './journey.module.css';
import { JourneyLine } from './journey-line.tsx';
import { JourneyRow } from './journey-row.tsx';

/** Modules of the stations, with the number of columns each has. */
const WAY_MODULES = [
  { name: 'profile-hub:contact.module.touchpoints', stops: 2 },
  { name: 'profile-hub:contact.module.leads', stops: 3 },
  { name: 'profile-hub:contact.module.communication', stops: 2 },
] as const;

/** From scan to reply: one row per journey, one column per station; then single events [PH-05]. */
export default function JourneyTab({
  contact,
  stations,
}: {
  contact: Contact;
  stations: readonly Station[];
}) {
  const { t } = useTranslation();
  const { number, money } = useFormat();
  const { journeys, others } = groupJourneys(stations);
  const [isWhole, setWhole] = useState(journeys.length === 0);
  const bought = stations.reduce(
    (sum, { kind, amount }) => sum + (kind === 'sale' ? (amount ?? 0) : 0),
    0,
  );
  const open = journeys.filter(({ outcome }) => outcome === 'open').length;
  const about = [
    t('profile-hub:contact.journeys', { count: journeys.length }),
    open > 0 && t('profile-hub:contact.openJourneys', { count: open }),
    bought > 0 && t('profile-hub:contact.bought', { amount: money(bought) }),
  ];
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('profile-hub:contact.fromScanToReply')}</h2>
        <span className={classes.about}>{about.filter(Boolean).join(', ')}</span>
        <SegmentedControl
          className={classes.switch}
          size="xs"
          value={isWhole ? 'all' : 'journeys'}
          onChange={(value) => setWhole(value === 'all')}
          data={[
            { value: 'journeys', label: t('profile-hub:contact.asJourneys') },
            {
              value: 'all',
              label: t('profile-hub:contact.asEvents', { formatted: number(stations.length) }),
            },
          ]}
        />
      </div>
      {isWhole ? (
        <JourneyLine contact={contact} stations={stations} />
      ) : (
        <>
          <div className={classes.columns} aria-hidden="true">
            {WAY_MODULES.map(({ name, stops }) => (
              <span key={name} className={classes.module} style={{ gridColumn: `span ${stops}` }}>
                {t(name)}
              </span>
            ))}
            {JOURNEY_STOPS.map((at) => (
              <span key={at}>{t(STATION_NAMES[at])}</span>
            ))}
          </div>
          {journeys.map((journey) => (
            <JourneyRow key={journey.id} journey={journey} />
          ))}
          <h2 className={classes.title}>{t('profile-hub:contact.otherEvents')}</h2>
          <JourneyLine contact={contact} stations={others} />
        </>
      )}
    </div>
  );
}
