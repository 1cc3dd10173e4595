import {
  getAreaDetailsCall,
  getAreaProspectsCall,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { choicesQuery } from './choices-query.ts';
import classes from './details.module.css';
import type { DetailsPanelProps } from './panel-parts.tsx';
import { PanelFrame } from './panel-parts.tsx';
import { CreateInArea } from './prospect-form.tsx';

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

/** Retailers as rows that select them on the map. */
export function RetailerRows({
  retailers,
  total,
  onSelect,
}: {
  retailers: readonly {
    id: string;
    name: string;
    city: string;
    sells?: boolean;
    note?: string | undefined;
  }[];
  total: number;
  onSelect: (id: string) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <>
      <ul className={classes.rows}>
        {retailers.map(({ id, name, city, sells, note }) => (
          <li key={id}>
            <button type="button" className={classes.row} onClick={() => onSelect(id)}>
              <span>
                {name}
                <small>{city}</small>
              </span>
              <span className={classes.small}>
                {sells ? t('opportunity:details.sellsBrand') : note}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {total > retailers.length && (
        <p className={classes.small}>
          {t('opportunity:details.firstOf', {
            shown: number(retailers.length),
            formatted: number(total),
            count: total,
          })}
        </p>
      )}
    </>
  );
}
