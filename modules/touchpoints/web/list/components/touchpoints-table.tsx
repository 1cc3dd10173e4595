import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { exportTouchpointCall } from '#modules/touchpoints/contract/move-touchpoints.ts';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { touchpointListing } from '../../data/touchpoint-listing.ts';
import { useNamedTouchpoint } from '../../data/use-named-touchpoint.ts';
import { useTouchpointChoices } from '../data/use-touchpoint-choices.ts';
import { NoTouchpoints } from './no-touchpoints.tsx';
import { TouchpointCard } from './touchpoint-card.tsx';
import { VIEW_NAMES } from './touchpoint-names.ts';
import { useRowActions } from './use-row-actions.tsx';
import { useTouchpointBulk } from './use-touchpoint-bulk.tsx';
import { useTouchpointColumns } from './use-touchpoint-columns.tsx';

/** The touchpoints of a brand, and what can be done with one or several of them [TP-01]. */
export function TouchpointsTable({ client }: { client: CurrentClient }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { views, fields } = useTouchpointChoices(client.brandId);
  const bulk = useTouchpointBulk(client.brandId);
  const open = useCallback(
    (row: TouchpointRow) => void navigate({ href: touchpointListing.hrefOf?.(client, row) ?? '' }),
    [navigate, client],
  );
  return (
    <>
      <RecordList
        listing={touchpointListing}
        scope={client}
        label={t('touchpoints:menu.list')}
        search={t('touchpoints:list.search')}
        viewNames={useNames(VIEW_NAMES)}
        viewCounts={views}
        fields={fields}
        columns={useTouchpointColumns()}
        rowActions={useRowActions({ open, remove: bulk.remove })}
        firstUse={<NoTouchpoints clientId={client.id} />}
        card={(touchpoint, way) => <TouchpointCard touchpoint={touchpoint} {...way} />}
        namedRow={useNamedTouchpoint()}
        bulkActions={bulk.actions}
        exports={{
          call: exportTouchpointCall,
          inputOf: (format, filters) => ({ body: { brandId: client.brandId, format, filters } }),
        }}
      />
      {bulk.dialog}
    </>
  );
}
