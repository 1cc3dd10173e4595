import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CAMPAIGN_TYPES, type CampaignType } from '#modules/profile-hub/contract/campaign.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { CampaignsTable } from '../components/campaigns-table.tsx';
import { CAMPAIGN_TYPE_NAMES } from '../data/campaign-names.ts';

/** The campaigns of one type: those that wait, those that are mapped, those that are ignored [PH-15]. */
export default function CampaignListScreen() {
  const { t } = useTranslation();
  const { id: clientId, brandId } = useCurrentClient();
  const { type } = useParams({ strict: false }) as { type?: string };
  const back = (
    <BackLink to={clientAddress(clientId, 'profilehub/criteria-mapping')}>
      {t('profile-hub:menu.mapping')}
    </BackLink>
  );
  if (!isType(type))
    return (
      <MessagePage number="404" title={t('profile-hub:mapping.noSuchType')} actions={back}>
        {t('profile-hub:mapping.noSuchTypeText')}
      </MessagePage>
    );
  return (
    <>
      <PageHead path={back} title={t(CAMPAIGN_TYPE_NAMES[type])} />
      <CampaignsTable key={`${clientId} ${type}`} scope={{ clientId, brandId, type }} />
    </>
  );
}

function isType(type: string | undefined): type is CampaignType {
  return CAMPAIGN_TYPES.some((known) => known === type);
}
