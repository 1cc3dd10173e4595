import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import { type DeadCode, listDeadCodesCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { EmptyCounter } from '#platform/web/layout/empty-counter.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { answeredRows } from '#platform/web/table/rows/answered-rows.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import {
  DEAD_CODES_PAGE_SIZE,
  DEAD_CODES_RULES,
  deadCodesQuestion,
  MOST_TRIED_FIRST,
} from '../data/dead-codes-question.ts';
import { DeadCodeCard } from './dead-code-card.tsx';
import classes from './dead-codes.module.css';
import { useDeadCodeColumns } from './use-dead-code-columns.tsx';

const MendDialog = onDemand(() => import('./mend-dialog.tsx'));

/** Suffixes that people tried and that lead nowhere, each mended in one step. */
export function DeadCodesTable({ client }: { client: CurrentClient }) {
  const { t } = useTranslation();
  const { brandId } = client;
  const { address, change } = useTableAddress(useRouterAddress(), DEAD_CODES_RULES);
  const [mended, setMended] = useState<DeadCode>();
  const onMend = useAbility(changeTouchpoints) ? setMended : undefined;
  const { data: brand } = useCall(getBrandSettingsCall, { query: { brandId } });
  const columns = useDeadCodeColumns({ base: brand?.shortUrlBase ?? '', onMend });
  const { state, change: changeState } = useTableState({
    user: client.id,
    table: 'dead-codes',
    columns,
    address,
    changeAddress: change,
  });
  const codes = useCall(listDeadCodesCall, { query: { brandId, ...deadCodesQuestion(address) } });
  return (
    <div className={classes.goods}>
      <DataTable
        label={t('touchpoints:title.deadCodes')}
        columns={columns}
        {...answeredRows(codes)}
        rowId={suffixOf}
        rowName={suffixOf}
        state={{ ...state, sort: state.sort ?? MOST_TRIED_FIRST }}
        onChange={changeState}
        pageSize={DEAD_CODES_PAGE_SIZE}
        firstUse={
          <EmptyCounter title={t('touchpoints:dead.emptyTitle')}>
            {t('touchpoints:dead.emptyText')}
          </EmptyCounter>
        }
        renderCard={(code) => <DeadCodeCard code={code} onMend={onMend} />}
      />
      {mended && (
        <MendDialog brandId={brandId} code={mended} onClose={() => setMended(undefined)} />
      )}
    </div>
  );
}

function suffixOf({ suffix }: DeadCode): string {
  return suffix;
}
