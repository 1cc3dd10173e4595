import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { OutboxTable } from '../components/outbox-table.tsx';

/** Every mail that the suite writes [SUP-05]. */
export default function OutboxScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('super-admin:menu.outbox')} />
      <OutboxTable />
    </>
  );
}
