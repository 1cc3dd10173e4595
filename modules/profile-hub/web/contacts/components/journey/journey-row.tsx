import { IconClock, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { STATION_NAMES } from '../../data/contact-names.ts';
import type { Journey, JourneyStop, StopState } from '../../data/group-journeys.ts';
import { useStationTexts } from '../../data/use-station-texts.ts';
import classes from './journey.module.css';
import { STATION_ICONS } from './station-icons.ts';

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

/** One way from scan to reply: its stations in their columns, the times between them [PH-05]. */
export function JourneyRow({ journey }: { journey: Journey }) {
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
  const said = STATE_NAMES[state];
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
        {station && state !== 'lost' && <span className={classes.name}>{shortOf(station)}</span>}
        {said && <span className={classes.stopState}>{t(said)}</span>}
        {station && <span className={classes.about}>{moment(station.at)}</span>}
      </span>
    </li>
  );
}
