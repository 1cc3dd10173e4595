import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { listConsentsCall } from '#modules/profile-hub/contract/consents.ts';
import { getContactPrivacyCall } from '#modules/profile-hub/contract/privacy.ts';
import {
  getContactChoicesCall,
  getJourneyCall,
  getProfileCall,
} from '#modules/profile-hub/contract/profiles.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ContactPage, TAB_NAMES } from '../components/page/contact-page.tsx';

export const preload: ScreenPreload = ({
  queries,
  client: { id: uuid, brandId },
  params: { id = '' },
}) => {
  const input = { params: { id }, query: { brandId } };
  void queries.prefetchQuery(callQueryOptions(getProfileCall, input));
  void queries.prefetchQuery(callQueryOptions(listConsentsCall, input));
  void queries.prefetchQuery(callQueryOptions(getJourneyCall, input));
  void queries.prefetchQuery(callQueryOptions(getContactPrivacyCall, { params: { uuid, id } }));
  void queries.prefetchQuery(callQueryOptions(getContactChoicesCall, { query: { brandId } }));
};

/** One contact: its criteria, consents and activity [PH-05]. */
export default function ContactScreen() {
  const client = useCurrentClient();
  const { brandId } = client;
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const queries = useQueryClient();
  const tabNames = useNames(TAB_NAMES);
  const input = { params: { id }, query: { brandId } };
  const profile = useCall(getProfileCall, input);
  const choices = useCall(getContactChoicesCall, { query: { brandId } });
  const { error } = profile;
  if (error instanceof ProblemError && error.code === notFound.code)
    return <NoSuchContact clientId={client.id} />;
  const loading = <RecordLoading tabs={Object.values(tabNames)} />;
  return (
    <QueryBoundary query={profile} isEditor failedHead={<RecordFailedHead />} loading={loading}>
      {(found) => (
        <QueryBoundary query={choices} isEditor failedHead={<RecordFailedHead />} loading={loading}>
          {({ criteria }) => (
            <ContactPage
              key={found.id}
              client={client}
              contact={found}
              criteria={criteria}
              onReload={() =>
                queries
                  .fetchQuery({ ...callQueryOptions(getProfileCall, input), staleTime: 0 })
                  .catch(() => undefined)
              }
            />
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

/** The brand has no contact with this id; the menu stays. */
function NoSuchContact({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('profile-hub:contact.unknownTitle')}
      actions={
        <Button component={Link} to={clientAddress(clientId, 'profilehub/contacts')}>
          {t('profile-hub:menu.contacts')}
        </Button>
      }
    >
      {t('profile-hub:contact.unknownText')}
    </MessagePage>
  );
}
