import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CAMPAIGN_TYPES } from '#modules/profile-hub/contract/campaign.ts';
import {
  getMappingCall,
  listMappableCriteriaCall,
} from '#modules/profile-hub/contract/mapping-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { MappingEditor } from '../components/mapping-editor.tsx';
import { QUESTION_TABS } from '../data/question-state.ts';

/** Mapping of a campaign's questions and answers to contact criteria [PH-15]. */
export default function MappingScreen() {
  const { t } = useTranslation();
  const { id: clientId, brandId } = useCurrentClient();
  const { id = '', type } = useParams({ strict: false }) as { id?: string; type?: string };
  const mapping = useCall(getMappingCall, { query: { brand_id: brandId, campaign_id: id } });
  const criteria = useCall(listMappableCriteriaCall, { query: { brand_id: brandId } });
  const { error } = mapping;
  const isGone =
    (error instanceof ProblemError && error.code === notFound.code) ||
    !CAMPAIGN_TYPES.some((known) => known === type);
  if (isGone)
    return (
      <MessagePage
        number="404"
        title={t('profile-hub:mapping.gone')}
        actions={
          <Button component={Link} to={clientAddress(clientId, 'profilehub/criteria-mapping')}>
            {t('profile-hub:menu.mapping')}
          </Button>
        }
      >
        {t('profile-hub:mapping.goneText')}
      </MessagePage>
    );
  const tabs = QUESTION_TABS.map((tab) => t(`profile-hub:mapping.questionTab.${tab}`));
  const loading = <RecordLoading tabs={tabs} of="rows" />;
  return (
    <QueryBoundary query={mapping} loading={loading}>
      {(found) => (
        <QueryBoundary query={criteria} loading={loading}>
          {(known) => <MappingEditor key={found.campaign_id} mapping={found} criteria={known} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
