import { useTranslation } from 'react-i18next';
import { getAreaDetailsCall } from '#modules/opportunity/contract/map-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { choicesQuery } from './data/choices-query.ts';
import classes from './details.module.css';
import { DetailDemand, DetailFigures, Representatives } from './details-body.tsx';
import type { DetailsPanelProps } from './details-panel.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { WhyHot } from './why-hot.tsx';

/** One area: why it is hot, its figures, what people want there and who manages it. */
export function AreaPanel({
  clientId,
  selection,
  choices,
  hot,
  onClose,
  onSelect,
}: DetailsPanelProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const query = useCall(getAreaDetailsCall, {
    params: { clientId, areaId: selection.id },
    query: choicesQuery(choices),
  });
  return (
    <PanelFrame
      title={query.data?.name ?? t('opportunity:details.area')}
      note={hot && t('opportunity:details.hotRank', { rank: hot.rank, of: hot.of })}
      onClose={onClose}
    >
      <QueryBoundary query={query}>
        {(area) => (
          <div className={classes.stack}>
            <WhyHot
              clientId={clientId}
              title={t('opportunity:details.whyHotArea')}
              reasons={area.reasons}
              onList={(list) => onSelect({ ...selection, list })}
            />
            <DetailFigures clientId={clientId} details={area} choices={choices} />
            {area.intentions === 0 && (
              <p className={classes.small}>{t('opportunity:details.noDemand')}</p>
            )}
            <DetailDemand details={area} />
            {area.population > 0 && (
              <p className={classes.small}>
                {t('opportunity:details.population', {
                  count: area.population,
                  formatted: number(area.population),
                })}
              </p>
            )}
            <Representatives people={area.representatives} />
          </div>
        )}
      </QueryBoundary>
    </PanelFrame>
  );
}
