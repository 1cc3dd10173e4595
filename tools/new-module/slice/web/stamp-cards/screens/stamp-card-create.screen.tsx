import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { StampCardEditor } from '../components/stamp-card-editor.tsx';

/** One that is not there yet; once it is, its own page shows it. */
export default function StampCardCreateScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const navigate = useNavigate();
  const list = clientAddress(client.id, 'platform/corner-shop');
  return (
    <>
      <PageHead
        path={<BackLink to={list}>{t('corner-shop:menu.list')}</BackLink>}
        title={t('corner-shop:title.new')}
      />
      <StampCardEditor
        clientId={client.id}
        stampCard={null}
        save={t('corner-shop:editor.add')}
        onReload={async () => undefined}
        onSaved={({ id }) =>
          void navigate({ to: `${list}/${id}`, replace: true, ignoreBlocker: true })
        }
      />
    </>
  );
}
