import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { SaveCounter } from '#platform/web/fields/save-counter.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
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
          <Link to={clientAddress(client.id, 'settings/locations')} className={linkClasses.link}>
            <Icon of={IconArrowLeft} size={14} /> {t('directory:menu.locations')}
          </Link>
        }
        title={t('directory:title.newLocation')}
      />
      <LocationForm clientId={client.id} form={form}>
        {{ counter: <SaveCounter form={form} save={t('directory:location.create')} /> }}
      </LocationForm>
    </>
  );
}
