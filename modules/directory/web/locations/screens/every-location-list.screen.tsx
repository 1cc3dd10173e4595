import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { EveryLocationTable } from '../components/every-location-table.tsx';

/** The locations of all clients, for super admins [SUP-02]. */
export default function EveryLocationListScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('directory:menu.locations')} subtitle={t('directory:list.ofAllClients')} />
      <EveryLocationTable />
    </>
  );
}
