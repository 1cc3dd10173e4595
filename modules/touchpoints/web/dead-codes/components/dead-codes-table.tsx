import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import type { DeadCode } from '#modules/touchpoints/contract/dead-codes.ts';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { TIME_PRESETS } from '#platform/web/date-range/period.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { deadCodeListing } from '../data/dead-code-listing.ts';
import { DeadCodeCard } from './dead-code-card.tsx';
import { useDeadCodeColumns } from './use-dead-code-columns.tsx';

const MendDialog = onDemand(() => import('./fix-dead-code-dialog.tsx'));

/** Visited suffixes without a destination, each fixed in one step. */
export function DeadCodesTable({ client }: { client: CurrentClient }) {
  const { t } = useTranslation();
  const { brandId } = client;
  const [mended, setMended] = useState<DeadCode>();
  const onMend = useAbility(changeTouchpoints) ? setMended : undefined;
  const { data: brand } = useCall(getBrandSettingsCall, { query: { brandId } });
  return (
    <>
      <RecordList
        listing={deadCodeListing}
        scope={client}
        label={t('touchpoints:title.deadCodes')}
        search={t('touchpoints:dead.tried')}
        viewNames={{ all: t('touchpoints:title.deadCodes') }}
        fields={useDeadCodeFields()}
        columns={useDeadCodeColumns({ base: brand?.shortUrlBase ?? '', onMend })}
        firstUse={
          <EmptyState title={t('touchpoints:dead.emptyTitle')}>
            {t('touchpoints:dead.emptyText')}
          </EmptyState>
        }
        card={(code) => <DeadCodeCard code={code} onMend={onMend} />}
      />
      {mended && (
        <MendDialog brandId={brandId} code={mended} onClose={() => setMended(undefined)} />
      )}
    </>
  );
}

function useDeadCodeFields(): FilterField[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'visits', name: t('touchpoints:dead.visits'), kind: 'number' },
      { id: 'suffix', name: t('touchpoints:dead.tried'), kind: 'text' },
      { id: 'first', name: t('touchpoints:dead.first'), kind: 'date', presets: TIME_PRESETS },
      { id: 'last', name: t('touchpoints:dead.last'), kind: 'date', presets: TIME_PRESETS },
    ],
    [t],
  );
}
