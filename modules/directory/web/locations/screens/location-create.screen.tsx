import { useTranslation } from 'react-i18next';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { LocationForm } from '../components/location-form.tsx';
import { useNewLocation } from '../data/use-new-location.ts';

/** A new location of the client [SUP-02]. */
export default function LocationCreateScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const form = useNewLocation(client.id);
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(client.id, 'settings/locations')}>
            {t('directory:menu.locations')}
          </BackLink>
        }
        title={t('directory:title.newLocation')}
      />
      <LocationForm clientId={client.id} form={form}>
        {{ counter: <SaveBar form={form} save={t('directory:location.create')} /> }}
      </LocationForm>
    </>
  );
}
