import { useTranslation } from 'react-i18next';
import { countAuditCall } from '#modules/super-admin/contract/audit.ts';
import type { AuditFilter } from '#platform/contract/operations/audit-list.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { filterInAddress } from '#platform/web/list/in-address.ts';

/** Number of matching changes; loaded separately, so that the page does not wait for it. */
export function AuditCount({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data } = useCall(countAuditCall, { query: filterInAddress(filter) });
  if (!data) return null;
  const { total, more } = data;
  return more
    ? t('super-admin:audit.moreThan', { number: number(total) })
    : t('super-admin:audit.count', { count: total, number: number(total) });
}
