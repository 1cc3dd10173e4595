import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { CriterionEditor } from '../components/criterion-editor.tsx';

/** Creates a criterion; after saving, its own page opens. */
export default function CriterionCreateScreen() {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const navigate = useNavigate();
  const list = clientAddress(clientId, 'profilehub/criteria');
  return (
    <>
      <PageHead
        path={<BackLink to={list}>{t('profile-hub:menu.criteria')}</BackLink>}
        title={t('profile-hub:title.newCriterion')}
      />
      <CriterionEditor
        criterion={null}
        created={{ save: t('profile-hub:criterion.add'), leaveTo: list }}
        onReload={async () => undefined}
        onSaved={({ id }) =>
          void navigate({ to: `${list}/${id}`, replace: true, ignoreBlocker: true })
        }
      />
    </>
  );
}
