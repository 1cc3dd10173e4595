import {
  getAreaDetailsCall,
  getClusterDetailsCall,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { choicesQuery } from './choices-query.ts';
import classes from './details.module.css';
import { DetailDemand, DetailFigures, Representatives } from './details-body.tsx';
import { DetailsBoundary, type DetailsPanelProps, PanelFrame, WhyHot } from './panel-parts.tsx';
import { CreateInArea } from './prospect-form.tsx';
import { ProspectList, RetailerRows } from './prospect-list.tsx';
import { RetailerPanel } from './retailer-panel.tsx';

/** Details of the area, cluster or retailer selected on the map [OPP-05]. */
export function DetailsPanel(props: DetailsPanelProps) {
  switch (props.selection.kind) {
    case 'area':
      return props.selection.list ? <ProspectList {...props} /> : <AreaPanel {...props} />;
    case 'cluster':
      return <ClusterPanel {...props} />;
    case 'retailer':
      return <RetailerPanel {...props} />;
  }
}

/** Details of one area: reasons, figures, demand and representatives. */
function AreaPanel({ clientId, selection, choices, hot, onClose, onSelect }: DetailsPanelProps) {
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

/** One cluster: the retailers of a map cell and their demand. */
function ClusterPanel({ clientId, selection, choices, onClose, onSelect }: DetailsPanelProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [zoom = 0, x = 0, y = 0] = selection.id.split('/').map(Number);
  const query = useCall(getClusterDetailsCall, {
    params: { clientId, zoom, x, y },
    query: choicesQuery(choices),
  });
  const count = query.data?.retailers ?? 0;
  return (
    <PanelFrame
      title={
        query.data
          ? t('opportunity:details.retailers', { count, formatted: number(count) })
          : t('opportunity:details.cluster')
      }
      onClose={onClose}
    >
      <DetailsBoundary query={query}>
        {(cluster) => (
          <div className={classes.stack}>
            <WhyHot
              clientId={clientId}
              title={t('opportunity:details.whyHotHere')}
              reasons={cluster.reasons}
            />
            <DetailFigures clientId={clientId} details={cluster} choices={choices} />
            <DetailDemand details={cluster} />
            <RetailerRows
              retailers={cluster.items}
              total={cluster.retailers}
              onSelect={(id) => onSelect({ kind: 'retailer', id })}
            />
          </div>
        )}
      </DetailsBoundary>
    </PanelFrame>
  );
}
