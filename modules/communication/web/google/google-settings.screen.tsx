import { useTranslation } from 'react-i18next';
import { getGoogleConnectionCall } from '#modules/communication/contract/google/google-connection.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { GoogleSettings } from './google-settings.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getGoogleConnectionCall, { query: { clientId: client.id } }),
  );
};

/** Google Business Profile as a source of reviews [REV-09]. */
export default function GoogleSettingsScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  return (
    <>
      <PageHead
        title={t('communication:google.title')}
        about={t('communication:google.about')}
        path={
          <BackLink to={clientAddress(id, 'communication/settings')}>
            {t('communication:menu.settings')}
          </BackLink>
        }
      />
      <GoogleSettings key={id} clientId={id} />
    </>
  );
}
