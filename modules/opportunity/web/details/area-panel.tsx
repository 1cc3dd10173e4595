import { useTranslation } from 'react-i18next';
import { getAreaDetailsCall } from '#modules/opportunity/contract/map-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { choicesQuery } from './data/choices-query.ts';
import classes from './details.module.css';
import { DetailDemand, DetailFigures, Representatives } from './details-body.tsx';
import type { DetailsPanelProps } from './details-panel.tsx';
import { DetailsBoundary, PanelFrame } from './panel-frame.tsx';
import { CreateInArea } from './prospect-form.tsx';
import { WhyHot } from './why-hot.tsx';

/** Details of one area: why it is hot, its figures, the demand there, and its representatives. */
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
  const rank = hot.indexOf(selection.id) + 1;
  const query = useCall(getAreaDetailsCall, {
    params: { clientId, areaId: selection.id },
    query: choicesQuery(choices),
  });
  return (
    <PanelFrame
      title={query.data?.name ?? t('opportunity:details.area')}
      note={
        rank > 0
          ? t('opportunity:details.hotRank', { rank, count: hot.length, of: number(hot.length) })
          : undefined
      }
      onClose={onClose}
    >
      <DetailsBoundary query={query}>
        {(area) => (
          <div className={classes.stack}>
            <WhyHot
              clientId={clientId}
              title={t('opportunity:details.whyHotArea')}
              reasons={area.reasons}
              acts={{
                prospects: () => onSelect({ ...selection, list: 'all' }),
                ...(area.prospects.whereUnserved > 0 && {
                  'no-retailer-near': () => onSelect({ ...selection, list: 'unserved' }),
                }),
              }}
            >
              <CreateInArea clientId={clientId} area={area} onSelect={onSelect} />
            </WhyHot>
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
      </DetailsBoundary>
    </PanelFrame>
  );
}
