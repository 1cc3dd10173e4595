import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import {
  computeOpeningPlanCall,
  getOpeningPlanCall,
  type OpeningPlace,
} from '#modules/opportunity/contract/openings.ts';
import { manageProspects } from '#modules/opportunity/contract/permissions.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { callQueryOptions, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { JobRow } from '#platform/web/feedback/job-row.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useJobs } from '#platform/web/live/use-jobs.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { demandQuery } from './choices-query.ts';
import classes from './details.module.css';
import { useMapMoney } from './details-body.tsx';
import type { MapSelection } from './panel-parts.tsx';
import { PanelFrame } from './panel-parts.tsx';
import { ProspectForm } from './prospect-form.tsx';

const READ_AGAIN_MS = 3_000;
const PROSPECTS_SHOWN = 3;

type Plan = CallOutput<typeof getOpeningPlanCall>;

/** Places where a new retailer would serve the most unserved intentions, with the calculation. */
export function OpeningsPanel({
  clientId,
  choices,
  onShow,
  onSelect,
  onClose,
}: {
  clientId: string;
  choices: MapChoices;
  /** Moves the map there. */
  onShow: (place: OpeningPlace) => void;
  onSelect: (selection: MapSelection) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { nearKm } = useMapMoney(clientId);
  const notifyFailure = useNotifyFailure();
  const [typedKm, setKm] = useState<number | null>();
  const km = typedKm ?? nearKm;
  const isWrong = km !== undefined && (km < 1 || km > 200 || !Number.isInteger(km));
  const question = {
    params: { clientId },
    query: { ...demandQuery(choices), ...(km !== undefined && !isWrong && { km }) },
  };
  const plan = useQuery({
    ...callQueryOptions(getOpeningPlanCall, question),
    refetchInterval: ({ state }) => (state.data?.jobId ? READ_AGAIN_MS : false),
  });
  // Another user may have started the job, which is then not visible here.
  const { jobs } = useJobs(clientId);
  const job = jobs.find(({ id }) => id === plan.data?.jobId);
  const compute = useCallMutation(computeOpeningPlanCall, { changes: [getOpeningPlanCall] });
  const start = () => {
    if (!isWrong) compute.mutate(question, { onError: (error) => notifyFailure(error, start) });
  };
  const [creating, setCreating] = useState<OpeningPlace>();
  const isRunning = Boolean(plan.data?.jobId) || compute.isPending;
  return (
    <PanelFrame title={t('opportunity:openings.title')} onClose={onClose}>
      <p className={classes.small}>{t('opportunity:openings.about')}</p>
      <div className={classes.radius}>
        <NumberField
          label={t('opportunity:openings.radius')}
          suffix=" km"
          min={1}
          max={200}
          value={typedKm === undefined ? (nearKm ?? null) : typedKm}
          onChange={setKm}
          error={isWrong && t('opportunity:openings.radiusWrong')}
        />
        <ActionButton variant="default" isBusy={isRunning} onClick={start}>
          {t(
            plan.data?.computedAt
              ? 'opportunity:openings.recompute'
              : 'opportunity:openings.compute',
          )}
        </ActionButton>
      </div>
      {isRunning && (
        <JobRow
          name={t('opportunity:openings.running')}
          done={job?.done ?? 0}
          total={job?.total ?? undefined}
        />
      )}
      <QueryBoundary
        query={plan}
        isEmpty={({ places, computedAt }) => computedAt === null || places.length === 0}
        empty={
          !isRunning && (
            <p className={classes.small}>
              {t(
                plan.data?.computedAt
                  ? 'opportunity:openings.none'
                  : 'opportunity:openings.notComputed',
              )}
            </p>
          )
        }
      >
        {(data) => (
          <div className={classes.stack}>
            <Arithmetic plan={data} />
            <ol className={classes.rows}>
              {data.places.map((place) => (
                <Place
                  key={place.rank}
                  clientId={clientId}
                  place={place}
                  km={data.km}
                  onShow={onShow}
                  onSelect={onSelect}
                  onCreate={setCreating}
                />
              ))}
            </ol>
          </div>
        )}
      </QueryBoundary>
      {creating && (
        <ProspectForm
          clientId={clientId}
          title={t('opportunity:prospect.createIn', { place: creating.town })}
          help={t('opportunity:openings.createHelp')}
          initial={{
            city: creating.town,
            country: creating.country,
            latitude: creating.latitude,
            longitude: creating.longitude,
          }}
          onClose={() => setCreating(undefined)}
          onSaved={(id) => onSelect({ kind: 'retailer', id })}
        />
      )}
    </PanelFrame>
  );
}

/** All intentions, those with and without a retailer nearby, and those that the proposed places would serve. */
function Arithmetic({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  const taken = plan.places.reduce((sum, { intentions }) => sum + intentions, 0);
  const lines = [
    ['all', plan.intentions],
    ...(plan.withoutPlace > 0 ? [['withoutPlace', plan.withoutPlace] as const] : []),
    ['served', plan.served],
    ['unserved', plan.unserved],
    ['taken', taken],
  ] as const;
  return (
    <section className={classes.card}>
      <h3>{t('opportunity:openings.arithmetic')}</h3>
      <ul className={classes.lines}>
        {lines.map(([key, value]) => (
          <li key={key} className={classes.line}>
            <span className={classes.reason}>
              {t(`opportunity:openings.${key}`, { km: number(plan.km), count: value })}
            </span>
            <b>{number(value)}</b>
          </li>
        ))}
      </ul>
      {plan.computedAt !== null && (
        <p className={classes.small}>
          {t('opportunity:openings.computedAt', { when: moment(plan.computedAt) })}
        </p>
      )}
    </section>
  );
}

function Place({
  clientId,
  place,
  km,
  onShow,
  onSelect,
  onCreate,
}: {
  clientId: string;
  place: OpeningPlace;
  km: number;
  onShow: (place: OpeningPlace) => void;
  onSelect: (selection: MapSelection) => void;
  onCreate: (place: OpeningPlace) => void;
}) {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const { compactMoney } = useMapMoney(clientId);
  const { locale } = useLanguage();
  const kilometres = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 0,
  });
  const canCreate = useAbility(manageProspects);
  const { rank, town, intentions, marketValue, nearestKm, nearestName, prospects } = place;
  return (
    <li className={classes.place}>
      <button type="button" className={classes.row} onClick={() => onShow(place)}>
        <span>
          {rank}. {town}
          <small>
            {nearestKm === null
              ? t('opportunity:openings.nobodyNear')
              : t('opportunity:openings.nearest', { name: nearestName, km: number(nearestKm) })}
          </small>
          {place.topCategories.length > 0 && (
            <small>{list(place.topCategories.map(({ label }) => label))}</small>
          )}
        </span>
        <span className={classes.gain}>
          +{number(intentions)}
          <small>{compactMoney(marketValue)}</small>
        </span>
      </button>
      {prospects.length === 0 ? (
        <p className={classes.near}>{t('opportunity:openings.noProspect', { km: number(km) })}</p>
      ) : (
        <ul
          className={classes.near}
          aria-label={t('opportunity:openings.prospects', { km: number(km) })}
        >
          {prospects.slice(0, PROSPECTS_SHOWN).map(({ id, name, city, km: away }) => (
            <li key={id}>
              <LinkButton onClick={() => onSelect({ kind: 'retailer', id })}>{name}</LinkButton>{' '}
              {[city, away < 1 ? `< ${kilometres.format(1)}` : kilometres.format(away)]
                .filter(Boolean)
                .join(', ')}
            </li>
          ))}
        </ul>
      )}
      {canCreate && (
        <div className={classes.near}>
          <LinkButton onClick={() => onCreate(place)}>
            {t('opportunity:prospect.create')}
          </LinkButton>
        </div>
      )}
    </li>
  );
}
