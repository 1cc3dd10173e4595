import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Contact, Station, WaitingJourney } from '#modules/profile-hub/contract/contact.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { STATION_NAMES } from '../../data/contact-names.ts';
import {
  findChosenStation,
  groupJourneys,
  JOURNEY_STOPS,
  type Journey,
} from '../../data/group-journeys.ts';
import { sumByCurrency } from '../../data/sum-amounts.ts';
import classes from './journey.module.css';
import { JourneyBar } from './journey-bar.tsx';
import { CREATION, JourneyLine } from './journey-line.tsx';
import { JourneyRow } from './journey-row.tsx';
import { OtherEvents } from './other-events.tsx';
import { StationDialog, StationPanel } from './station-panel.tsx';

/** Modules of the stations, with the number of columns each has. */
const WAY_MODULES = [
  { name: 'profile-hub:contact.module.touchpoints', stops: 2 },
  { name: 'profile-hub:contact.module.leads', stops: 3 },
  { name: 'profile-hub:contact.module.communication', stops: 2 },
] as const;

/** The stations and the panel fit side by side from here; below, a chosen station opens over the journeys. */
const WIDE = '(min-width: 80em)';

interface Given {
  contact: Contact;
  stations: readonly Station[];
  waiting: readonly WaitingJourney[];
}

/**
 * From scan to reply, with the facts of the chosen station, which is part of the address; unless another bar is shown, one
 * says which journey waits for its next step [PH-05].
 */
export default function JourneyTab({ hasBar, ...given }: Given & { hasBar: boolean }) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const navigate = useNavigate();
  const { station: address } = useSearch({ strict: false }) as { station?: unknown };
  const { journeys, others } = groupJourneys(given.stations);
  const chosen = findChosenStation(journeys, address, isWide);
  const choose = (station: string | undefined) =>
    void navigate({
      to: '.',
      search: { tab: 'journey', ...(station && { station }) },
      replace: true,
    });
  const content = (
    <Journeys
      {...given}
      journeys={journeys}
      others={others}
      chosen={chosen?.station.id}
      onChoose={choose}
    />
  );
  const [next] = given.waiting;
  const waits = next && journeys.find(({ id }) => id === next.journeyId);
  return (
    <>
      {isWide && chosen ? (
        <SidePanel
          label={t('profile-hub:contact.chosenStation')}
          width={376}
          top={18}
          isPlain
          panel={<StationPanel key={chosen.station.id} {...chosen} />}
        >
          {content}
        </SidePanel>
      ) : (
        content
      )}
      {!isWide && chosen && <StationDialog {...chosen} onClose={() => choose(undefined)} />}
      {hasBar && waits && <JourneyBar journey={waits} waiting={next} />}
    </>
  );
}

function Journeys({
  contact,
  stations,
  waiting,
  journeys,
  others,
  chosen,
  onChoose,
}: Given & {
  journeys: readonly Journey[];
  others: readonly Station[];
  chosen: string | undefined;
  onChoose: (station: string) => void;
}) {
  const { t } = useTranslation();
  const { number, money, list } = useFormat();
  const [isWhole, setWhole] = useState(journeys.length === 0);
  const bought = sumByCurrency(stations.filter(({ kind }) => kind === 'sale'))
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currency }) => money(amount, currency));
  const open = journeys.filter(({ outcome }) => outcome === 'open').length;
  const about = [
    t('profile-hub:contact.journeys', { count: journeys.length }),
    open > 0 && t('profile-hub:contact.openJourneys', { count: open }),
    bought.length > 0 && t('profile-hub:contact.bought', { amount: list(bought) }),
  ];
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('profile-hub:contact.fromScanToReply')}</h2>
        <span className={classes.note}>{about.filter(Boolean).join(', ')}</span>
        <SegmentedControl
          className={classes.switch}
          size="xs"
          value={isWhole ? 'all' : 'journeys'}
          onChange={(value) => setWhole(value === 'all')}
          data={[
            { value: 'journeys', label: t('profile-hub:contact.asJourneys') },
            {
              value: 'all',
              label: t('profile-hub:contact.asEvents', {
                formatted: number(stations.length + CREATION),
              }),
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
              <span key={at} className={classes.columnName}>
                {t(STATION_NAMES[at])}
              </span>
            ))}
          </div>
          {journeys.map((journey) => (
            <JourneyRow
              key={journey.id}
              journey={journey}
              waiting={waiting.find(({ journeyId }) => journeyId === journey.id)}
              chosen={chosen}
              onChoose={onChoose}
            />
          ))}
          <OtherEvents contact={contact} stations={others} />
        </>
      )}
    </div>
  );
}
