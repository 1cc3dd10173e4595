import { useNavigate } from '@tanstack/react-router';
import { getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { MapFilterBar, PeriodChoice } from '../map/components/map-filter-bar.tsx';
import { MeasureLine } from '../map/components/measure-line.tsx';
import { type ChangeMapSearch, readMapSearch, writeMapSearch } from '../map/data/map-search.ts';
import classes from './suggest.module.css';

const SEARCH = readMapSearch('');

/** Title, tabs and filters of the map around the wizard. Each leads back to the map; what was typed is kept. */
export default function SuggestFrame() {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const navigate = useNavigate();
  const { data } = useCall(getMapChoicesCall, { params: { clientId } });
  const change: ChangeMapSearch = (changes) =>
    void navigate({
      to:
        clientAddress(clientId, 'platform/opportunity') + writeMapSearch({ ...SEARCH, ...changes }),
    });
  const files = new Set(
    (data?.files ?? []).filter(({ what }) => what === 'intentions').map(({ name }) => name),
  ).size;
  const periods = (
    <PeriodChoice
      period={SEARCH.choices.period}
      onChange={(period) => change({ choices: { ...SEARCH.choices, period } })}
    />
  );
  return (
    <>
      <div className={classes.top}>
        <b>{t('opportunity:map.title')}</b>
        <span>
          {data &&
            (files > 0
              ? t('opportunity:map.sourcesImported', { count: files })
              : t('opportunity:map.sourcesSuite'))}
        </span>
        {periods}
      </div>
      <MeasureLine clientId={clientId} search={SEARCH} change={change} />
      <MapFilterBar
        search={SEARCH}
        change={change}
        choices={data}
        count={undefined}
        period={periods}
      />
    </>
  );
}
