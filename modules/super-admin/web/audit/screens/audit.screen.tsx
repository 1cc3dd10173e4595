import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { AuditTable } from '../components/audit-table.tsx';

/** Audit log: authors, records and changes [SUP-05]. */
export default function AuditScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('super-admin:menu.audit')} />
      <AuditTable />
    </>
  );
}
