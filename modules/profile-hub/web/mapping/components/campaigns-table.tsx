import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useNames } from '#platform/web/module/use-names.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { type CampaignScope, campaignListing } from '../data/campaign-listing.ts';
import { TAB_NAMES } from '../data/campaign-names.ts';
import { CampaignStateLabel } from './campaign-state-label.tsx';
import { useCampaignActions } from './use-campaign-actions.tsx';
import { useCampaignColumns } from './use-campaign-columns.tsx';

/** Campaigns in their tabs, and what can be done with each [PH-15]. */
export function CampaignsTable({ scope }: { scope: CampaignScope }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <RecordList
      listing={campaignListing}
      scope={scope}
      label={t('profile-hub:mapping.campaigns')}
      search={t('profile-hub:mapping.search')}
      viewNames={useNames(TAB_NAMES)}
      columns={useCampaignColumns()}
      rowActions={useCampaignActions(scope)}
      card={(campaign, way) => (
        <PhoneCard
          {...way}
          name={campaign.name}
          text={campaign.origin}
          state={<CampaignStateLabel campaign={campaign} />}
          facts={[
            t('profile-hub:mapping.responses', {
              count: campaign.responses,
              responses: format.number(campaign.responses),
            }),
          ]}
        />
      )}
    />
  );
}
