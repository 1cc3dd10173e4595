import { useTranslation } from 'react-i18next';
import { getClusterDetailsCall } from '#modules/opportunity/contract/map-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { choicesQuery } from './data/choices-query.ts';
import classes from './details.module.css';
import { DetailDemand, DetailFigures } from './details-body.tsx';
import type { DetailsPanelProps } from './details-panel.tsx';
import { DetailsBoundary, PanelFrame } from './panel-frame.tsx';
import { RetailerRows } from './retailer-rows.tsx';
import { WhyHot } from './why-hot.tsx';

/** One cluster: the retailers of a cell of the map and the demand there. */
export function ClusterPanel({
  clientId,
  selection,
  choices,
  onClose,
  onSelect,
}: DetailsPanelProps) {
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
