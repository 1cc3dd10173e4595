import { useTranslation } from 'react-i18next';
import {
  getAreaDetailsCall,
  getAreaProspectsCall,
} from '#modules/opportunity/contract/map-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { choicesQuery } from './data/choices-query.ts';
import classes from './details.module.css';
import type { DetailsPanelProps } from './details-panel.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { CreateInArea } from './prospect-form.tsx';
import { RetailerRows } from './retailer-rows.tsx';

const LISTED = 200;

/** Prospects of an area: all of them, or those in places where users found no store. */
export function ProspectList({
  clientId,
  selection,
  choices,
  onClose,
  onSelect,
}: DetailsPanelProps) {
  const { t } = useTranslation();
  const whereUnserved = selection.list === 'unserved';
  const params = { clientId, areaId: selection.id };
  const area = useCall(getAreaDetailsCall, { params, query: choicesQuery(choices) });
  const prospects = useCall(getAreaProspectsCall, {
    params,
    query: {
      ...choicesQuery(choices),
      whereUnserved: String(whereUnserved),
      size: LISTED,
    },
  });
  const back = { kind: selection.kind, id: selection.id };
  return (
    <PanelFrame
      title={t(
        whereUnserved
          ? 'opportunity:details.prospectsUnserved'
          : 'opportunity:details.prospectsAll',
      )}
      onClose={onClose}
    >
      <div className={classes.actions}>
        <LinkButton onClick={() => onSelect(back)}>
          {t('opportunity:details.backTo', {
            name: area.data?.name ?? t('opportunity:details.area'),
          })}
        </LinkButton>
        <LinkButton onClick={() => onSelect({ ...back, list: whereUnserved ? 'all' : 'unserved' })}>
          {t(
            whereUnserved
              ? 'opportunity:details.showAllProspects'
              : 'opportunity:details.showUnservedProspects',
          )}
        </LinkButton>
      </div>
      <QueryBoundary
        query={prospects}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.small}>{t('opportunity:details.noProspects')}</p>}
      >
        {({ items, total }) => (
          <RetailerRows
            retailers={items.map(({ isAssigned, ...item }) => ({
              ...item,
              note: isAssigned ? t('opportunity:details.assigned') : item.type,
            }))}
            total={total}
            onSelect={(id) => onSelect({ kind: 'retailer', id })}
          />
        )}
      </QueryBoundary>
      {area.data && <CreateInArea clientId={clientId} area={area.data} onSelect={onSelect} />}
    </PanelFrame>
  );
}
