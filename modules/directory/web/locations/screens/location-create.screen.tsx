import { useTranslation } from 'react-i18next';
import { SaveCounter } from '#platform/web/fields/form/save-counter.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { WayBack } from '#platform/web/module/way-back.tsx';
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
          <WayBack to={clientAddress(client.id, 'settings/locations')}>
            {t('directory:menu.locations')}
          </WayBack>
        }
        title={t('directory:title.newLocation')}
      />
      <LocationForm clientId={client.id} form={form}>
        {{ counter: <SaveCounter form={form} save={t('directory:location.create')} /> }}
      </LocationForm>
    </>
  );
}
