import { useNavigate } from '@tanstack/react-router';
import { getContactChoicesCall } from '#modules/profile-hub/contract/profiles.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import CriteriaForm from '../components/page/criteria-form.tsx';

export const preload: ScreenPreload = ({ queries, client: { brandId } }) => {
  void queries.prefetchQuery(callQueryOptions(getContactChoicesCall, { query: { brandId } }));
};

/** Screen to add a contact manually [PH-05]. */
export default function ContactCreateScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useCurrentClient();
  const list = clientAddress(client.id, 'profilehub/contacts');
  const choices = useCall(getContactChoicesCall, { query: { brandId: client.brandId } });
  return (
    <>
      <PageHead
        path={<BackLink to={list}>{t('profile-hub:menu.contacts')}</BackLink>}
        title={t('profile-hub:contact.new')}
      />
      <QueryBoundary query={choices} isEditor>
        {({ criteria }) => (
          <CriteriaForm
            brandId={client.brandId}
            contact={null}
            criteria={criteria}
            onReload={async () => undefined}
            onSaved={({ id }) =>
              void navigate({ to: `${list}/${id}`, replace: true, ignoreBlocker: true })
            }
          />
        )}
      </QueryBoundary>
    </>
  );
}
