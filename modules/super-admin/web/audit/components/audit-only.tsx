import { useTranslation } from 'react-i18next';
import { listAuditCall } from '#modules/super-admin/contract/audit.ts';
import { auditList } from '#platform/contract/operations/audit-list.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { filterInAddress } from '#platform/web/list/in-address.ts';
import { toAddressRules, toListFilter } from '#platform/web/list/list-question.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import classes from '../../components/operations.module.css';
import { readSingleFilter } from '../data/audit-address.ts';
import { useAuditNames } from '../data/use-audit-names.ts';

const RULES = toAddressRules(auditList);

/** Above a log of one record or one request: of which, and the way back to all. */
export function AuditOnly() {
  const { t } = useTranslation();
  const { search, setSearch } = useRouterAddress();
  const today = useToday();
  const only = readSingleFilter(search);
  const filter = toListFilter(auditList, readTableAddress(search, RULES), today);
  const { data } = useCall(
    listAuditCall,
    { query: { ...filterInAddress(filter), limit: 1 } },
    { enabled: only?.of === 'record' },
  );
  const [entry] = data?.items ?? [];
  const nameOf = useAuditNames(entry ? [entry] : []);
  if (!only) return null;
  return (
    <p className={classes.only}>
      {only.of === 'record'
        ? t('super-admin:audit.onlyRecord', { name: entry ? nameOf(entry).name : '…' })
        : t('super-admin:audit.onlyRequest', { id: only.value })}
      <LinkButton onClick={() => setSearch('', 'push')}>
        {t('super-admin:audit.showAll')}
      </LinkButton>
    </p>
  );
}
