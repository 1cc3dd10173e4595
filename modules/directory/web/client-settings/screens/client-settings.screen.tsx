import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getClientSettingsCall } from '#modules/directory/contract/clients/client-settings.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { ClientSettingsFields } from '../components/client-settings-fields.tsx';

/** How super admins have set up the client, for its admins to read. */
export default function ClientSettingsScreen() {
  const { t } = useTranslation();
  const { clientId = '' } = useParams({ strict: false });
  const settings = useCall(getClientSettingsCall, { params: { uuid: clientId } });
  return (
    <>
      <PageHead title={t('directory:menu.client')} about={t('directory:settings.about')} />
      <QueryBoundary query={settings}>
        {(kept) => <ClientSettingsFields settings={kept} />}
      </QueryBoundary>
    </>
  );
}
