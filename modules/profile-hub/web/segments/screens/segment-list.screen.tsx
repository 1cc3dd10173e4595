import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { SegmentsTable } from '../components/segments-table.tsx';
import { useNewSegment } from '../components/use-new-segment.ts';

/** All segments of the brand [PH-03]. */
export default function SegmentListScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(id, 'profilehub/contacts')}>
            {t('profile-hub:menu.contacts')}
          </BackLink>
        }
        title={t('profile-hub:title.segments')}
        actions={useNewSegment()}
      />
      <SegmentsTable key={id} />
    </>
  );
}
