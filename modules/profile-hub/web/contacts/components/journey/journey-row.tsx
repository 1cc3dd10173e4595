import { IconCircleCheck, IconCircleX, IconX } from '@tabler/icons-react';
import type { WaitingJourney } from '#modules/profile-hub/contract/contact.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MiddleCut } from '#platform/web/display/middle-cut.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { STATION_NAMES, useStationTexts } from '../../data/contact-names.ts';
import { daysBetween, type Journey, type JourneyStop } from '../../data/group-journeys.ts';
import shared from './journey.module.css';
import lineStyles from './journey-line.module.css';
import { STATION_ICONS } from './journey-line.tsx';
import classes from './journey-row.module.css';

/** One journey from scan to reply: its stations in their columns with the times between them [PH-05]. */
export function JourneyRow({
  journey,
  waiting,
  chosen,
  onChoose,
}: {
  journey: Journey;
  waiting: WaitingJourney | undefined;
  chosen: string | undefined;
  onChoose: (station: string) => void;
}) {
  const { t } = useTranslation();
  const { period, shortDay } = useFormat();
  return (
    <section className={classes.journey}>
      <header className={classes.journeyHead}>
        <h3 className={lineStyles.name}>{journey.product || t(STATION_NAMES.lead)}</h3>
        <span className={shared.note}>
          {journey.outcome === 'open'
            ? t('profile-hub:contact.since.given', { date: shortDay(journey.from) })
            : period(journey.from, journey.to)}
        </span>
        <Outcome journey={journey} waiting={waiting} />
      </header>
      <ol className={classes.stops} style={{ '--time-used': timeUsed(waiting) }}>
        {journey.stops.map((stop) => (
          <Stop
            key={stop.at}
            stop={stop}
            journey={journey}
            waiting={waiting}
            isChosen={stop.station !== undefined && stop.station.id === chosen}
            onChoose={onChoose}
          />
        ))}
      </ol>
    </section>
  );
}

/** How the journey ended, or what it waits for and how long. */
function Outcome({ journey, waiting }: { journey: Journey; waiting: WaitingJourney | undefined }) {
  const { t } = useTranslation();
  const { lossOf } = useStationTexts();
  const { outcome, from, to, stops } = journey;
  if (outcome === 'open') {
    const left = waiting?.closesAt && daysBetween(new Date().toISOString(), waiting.closesAt);
    const what = waiting?.isAccepted
      ? t('profile-hub:contact.waits.sale')
      : waiting
        ? t('profile-hub:contact.waits.answer')
        : t('profile-hub:contact.outcome.open');
    return (
      <span className={classes.outcome} data-outcome="open">
        {[what, typeof left === 'number' && t('profile-hub:contact.waits.left', { count: left })]
          .filter(Boolean)
          .join(', ')}
      </span>
    );
  }
  const loss = stops.find(({ state }) => state === 'lost')?.station;
  const text =
    outcome === 'lost'
      ? [t('profile-hub:contact.outcome.lost'), loss && lossOf(loss)].filter(Boolean).join(', ')
      : t(`profile-hub:contact.ended.${outcome}`, { count: daysBetween(from, to) });
  return (
    <span className={classes.outcome} data-outcome={outcome}>
      <Icon of={outcome === 'lost' ? IconCircleX : IconCircleCheck} size={15} />
      {text}
    </span>
  );
}

function Stop({
  stop: { at, state, station, seconds },
  journey,
  waiting,
  isChosen,
  onChoose,
}: {
  stop: JourneyStop;
  journey: Journey;
  waiting: WaitingJourney | undefined;
  isChosen: boolean;
  onChoose: (station: string) => void;
}) {
  const { t } = useTranslation();
  const { moment, money, duration } = useFormat();
  const { shortOf, narrowOf } = useStationTexts();
  const price = at === 'sale' && state === 'ahead' ? (waiting?.price ?? null) : null;
  const name =
    state === 'never'
      ? ''
      : state === 'lost'
        ? t('profile-hub:contact.stop.lost')
        : station
          ? shortOf(station) || (at === 'landing' ? journey.form : '')
          : price !== null
            ? money(price, waiting?.currency)
            : t('profile-hub:contact.stop.ahead');
  const narrow = station && state !== 'lost' ? narrowOf(station) || name : name;
  const below = station
    ? moment(station.at)
    : price !== null
      ? t(
          waiting?.isEstimated
            ? 'profile-hub:contact.stop.estimated'
            : 'profile-hub:contact.stop.price',
        )
      : '';
  const content = (
    <>
      <span className={classes.sign}>
        {state !== 'never' && <Icon of={state === 'lost' ? IconX : STATION_ICONS[at]} size={14} />}
      </span>
      <span className={classes.column}>{t(STATION_NAMES[at])} </span>
      {state === 'never' && (
        <span className={classes.hidden}>{t('profile-hub:contact.stop.never')}</span>
      )}
      {state === 'due' && (
        <span className={classes.hidden}>{t('profile-hub:contact.stop.due')} </span>
      )}
      {name !== '' && (
        <span className={classes.stopName} title={name}>
          {state === 'done' && at === 'scan' ? (
            <MiddleCut text={name} />
          ) : (
            <StopName whole={name} narrow={narrow} />
          )}{' '}
        </span>
      )}
      <span className={classes.below}>{below}</span>
    </>
  );
  return (
    <li
      className={classes.stop}
      data-state={state}
      data-joined={seconds !== undefined || undefined}
      data-chosen={isChosen || undefined}
    >
      {station ? (
        <button
          type="button"
          className={classes.choice}
          aria-pressed={isChosen}
          onClick={() => onChoose(station.id)}
        >
          {content}
        </button>
      ) : (
        <span className={classes.choice}>{content}</span>
      )}
      {seconds !== undefined && <span className={classes.between}>{duration(seconds)}</span>}
    </li>
  );
}

/** A name that is short where stations are columns, and whole where they are lines. */
function StopName({ whole, narrow }: { whole: string; narrow: string }) {
  if (whole === narrow) return whole;
  return (
    <>
      <span className={classes.narrow} aria-hidden="true">
        {narrow}
      </span>
      <span className={classes.whole}>{whole}</span>
    </>
  );
}

/** Share of the time until the lead is lost that has passed. */
function timeUsed(waiting: WaitingJourney | undefined): string | undefined {
  if (!waiting?.closesAt) return undefined;
  const since = Date.parse(waiting.since);
  const whole = Date.parse(waiting.closesAt) - since;
  const share = whole > 0 ? (Date.now() - since) / whole : 1;
  return `${Math.round(100 * Math.min(1, Math.max(0, share)))}%`;
}
