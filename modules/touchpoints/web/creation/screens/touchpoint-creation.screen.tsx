import { IconLink, IconPackages } from '@tabler/icons-react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { PageRows } from '#platform/web/layout/page-rows.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Selects the kind of touchpoint: any URL, or products [TP-02]. */
export default function TouchpointCreationScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  return (
    <>
      <PageHead title={t('touchpoints:menu.creation')} subtitle={t('touchpoints:creation.which')} />
      <PageRows
        rows={[
          {
            to: clientAddress(id, 'touchpoints/creation/custom'),
            icon: IconLink,
            title: t('touchpoints:creation.custom'),
            about: t('touchpoints:creation.customHelp'),
            facts: t('touchpoints:creation.steps', { count: 2 }),
          },
          {
            to: clientAddress(id, 'touchpoints/creation/product'),
            icon: IconPackages,
            title: t('touchpoints:creation.product'),
            about: t('touchpoints:creation.productHelp'),
            facts: t('touchpoints:creation.steps', { count: 3 }),
          },
        ]}
      />
    </>
  );
}
