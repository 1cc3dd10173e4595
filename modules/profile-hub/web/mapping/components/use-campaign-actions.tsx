import { IconArrowBackUp, IconBan, IconPencil, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#modules/profile-hub/contract/campaign.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { RowAction } from '#platform/web/table/selection/table-action.ts';
import { type CampaignScope, mappingAddress } from '../data/campaign-listing.ts';
import { useDecideCampaign } from '../data/use-decide-campaign.ts';

/** Of a campaign that waits: add or ignore; of a mapped one: modify or ignore; of an ignored one: reassign [PH-15]. */
export function useCampaignActions(
  scope: CampaignScope,
): (campaign: Campaign) => readonly RowAction<Campaign>[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const decide = useDecideCampaign(scope.brandId);
  const open = ({ id }: Campaign) => void navigate({ to: mappingAddress(scope, id) });
  const ignore: RowAction<Campaign> = {
    id: 'ignore',
    label: t('profile-hub:mapping.ignore'),
    icon: <Icon of={IconBan} />,
    startsGroup: true,
    run: (campaign) => void decide.ignore(campaign),
  };
  return ({ state }) => {
    if (state === 'rejected')
      return [
        {
          id: 'reassign',
          label: t('profile-hub:mapping.reassign'),
          icon: <Icon of={IconArrowBackUp} />,
          run: (campaign) => void decide.reassign(campaign),
        },
      ];
    if (state === 'assigned')
      return [
        {
          id: 'modify',
          label: t('profile-hub:mapping.modify'),
          icon: <Icon of={IconPencil} />,
          run: open,
        },
        ignore,
      ];
    return [
      { id: 'add', label: t('profile-hub:mapping.add'), icon: <Icon of={IconPlus} />, run: open },
      ignore,
    ];
  };
}
