import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { ClientsTable } from '../components/clients-table.tsx';
import { useNewClient } from '../components/use-new-client.ts';

/** The clients of the suite [SUP-01]. */
export default function ClientListScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('directory:title.clients')} actions={[useNewClient()]} />
      <ClientsTable />
    </>
  );
}
