import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { EveryProductTable } from '../components/every-product-table.tsx';

/** The products of all clients, for super admins [SUP-03]. */
export default function EveryProductListScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('directory:menu.products')} subtitle={t('directory:list.ofAllClients')} />
      <EveryProductTable />
    </>
  );
}
