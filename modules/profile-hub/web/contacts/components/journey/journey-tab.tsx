import { SegmentedControl } from '@mantine/core';
import { IconClock, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Contact, Station } from '#modules/profile-hub/contract/contact.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { STATION_NAMES, useStationTexts } from '../../data/contact-names.ts';
import {
  groupJourneys,
  JOURNEY_STOPS,
  type Journey,
  type JourneyStop,
  type StopState,
} from '../../data/group-journeys.ts';
import classes from './journey.module.css';
import { CREATION, JourneyLine, STATION_ICONS, StationName } from './journey-line.tsx';

const OUTCOMES = {
  open: { tone: 'due', icon: IconClock, text: 'profile-hub:contact.outcome.open' },
  sold: { tone: 'ok', text: 'profile-hub:contact.outcome.sold' },
  closed: { tone: 'ok', text: 'profile-hub:contact.outcome.closed' },
  lost: { tone: 'bad', text: 'profile-hub:contact.outcome.lost' },
} as const satisfies Record<Journey['outcome'], object>;

const STATE_NAMES = {
  done: undefined,
  due: 'profile-hub:contact.stop.due',
  lost: 'profile-hub:contact.stop.lost',
  ahead: 'profile-hub:contact.stop.ahead',
  never: 'profile-hub:contact.stop.never',
} as const satisfies Record<StopState, string | undefined>;

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

/** One journey from scan to reply: its stations in their columns with the times between them [PH-05]. */
function JourneyRow({ journey }: { journey: Journey }) {
  const { t } = useTranslation();
  const { period } = useFormat();
  const { text, ...look } = OUTCOMES[journey.outcome];
  return (
    <section className={classes.journey}>
      <header className={classes.journeyHead}>
        <h3 className={classes.name}>{journey.product || t(STATION_NAMES.lead)}</h3>
        <span className={classes.about}>{period(journey.from, journey.to)}</span>
        <span className={classes.outcome}>
          <State {...look}>{t(text)}</State>
        </span>
      </header>
      <ol className={classes.stops}>
        {journey.stops.map((stop) => (
          <Stop key={stop.at} stop={stop} />
        ))}
      </ol>
    </section>
  );
}

function Stop({ stop: { at, state, station, seconds } }: { stop: JourneyStop }) {
  const { t } = useTranslation();
  const { moment, duration } = useFormat();
  const { shortOf } = useStationTexts();
  const stateName = STATE_NAMES[state];
  return (
    <li
      className={classes.stop}
      data-state={state}
      data-joined={seconds !== undefined || undefined}
    >
      <span className={classes.mark}>
        {state !== 'never' && (
          <span className={classes.sign}>
            <Icon of={state === 'lost' ? IconX : STATION_ICONS[at]} size={15} />
          </span>
        )}
      </span>
      {seconds !== undefined && <span className={classes.between}>{duration(seconds)}</span>}
      <span className={classes.stopWords}>
        <span className={classes.column}>{t(STATION_NAMES[at])}</span>
        {station && state !== 'lost' && (
          <StationName station={station}>{shortOf(station)}</StationName>
        )}
        {stateName && <span className={classes.stopState}>{t(stateName)}</span>}
        {station && <span className={classes.about}>{moment(station.at)}</span>}
      </span>
    </li>
  );
}
