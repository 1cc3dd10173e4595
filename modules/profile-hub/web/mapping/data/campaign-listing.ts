import {
  type CampaignState,
  type CampaignType,
  type CampaignView,
  campaignList,
} from '#modules/profile-hub/contract/campaign.ts';
import {
  countCampaignTypesCall,
  decideCampaignCall,
  listCampaignMappingsCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import { getMappingCall } from '#modules/profile-hub/contract/mapping-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

export interface CampaignScope {
  clientId: string;
  brandId: string;
  type: CampaignType;
}

export function mappingAddress({ clientId, type }: Omit<CampaignScope, 'brandId'>, id?: string) {
  return clientAddress(clientId, `profilehub/criteria-mapping/${type}${id ? `/${id}` : ''}`);
}

/** The campaigns of one type, by tab [PH-15]. */
export const campaignListing = defineListing({
  name: 'profile-hub.campaigns',
  list: campaignList,
  call: listCampaignMappingsCall,
  inputOf: ({ brandId, type }: CampaignScope, question) => ({
    query: { brand_id: brandId, type, ...inAddress(question) },
  }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (scope, { id }) => mappingAddress(scope, id),
});

export const TAB_NAMES = {
  available: 'profile-hub:mapping.tab.available',
  assigned: 'profile-hub:mapping.tab.assigned',
  rejected: 'profile-hub:mapping.tab.rejected',
} as const satisfies Record<CampaignView, string>;

interface DecidedCampaign {
  id: string;
  name: string;
  state: CampaignState;
}

/** Ignores a campaign, with confirmation if a mapping stops, or reactivates it; each toast has an undo. */
export function useDecideCampaign(brandId: string) {
  const { t } = useTranslation();
  const change = useChangeCampaign();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const decide = async (id: string, action: 'ignore' | 'reassign') => {
    try {
      await change.mutateAsync({ body: { brand_id: brandId, campaign_id: id, action } });
      return true;
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
      return false;
    }
  };
  const notifyDone = (name: string, id: string, done: 'ignore' | 'reassign') =>
    showToast({
      text: t(
        done === 'ignore' ? 'profile-hub:mapping.ignored' : 'profile-hub:mapping.reassigned',
        {
          name,
        },
      ),
      action: {
        label: t('profile-hub:mapping.undo'),
        onClick: () => void decide(id, done === 'ignore' ? 'reassign' : 'ignore'),
      },
    });
  return {
    async ignore({ id, name, state }: DecidedCampaign): Promise<boolean> {
      const isSure =
        state !== 'assigned' ||
        (await confirm({
          title: t('profile-hub:mapping.ignoreQuestion', { name }),
          lost: t('profile-hub:mapping.ignoreLost'),
          keep: t('profile-hub:mapping.ignoreKeep'),
          act: t('profile-hub:mapping.ignore'),
          isDestructive: false,
        }));
      if (!isSure || !(await decide(id, 'ignore'))) return false;
      notifyDone(name, id, 'ignore');
      return true;
    },
    async reassign({ id, name }: DecidedCampaign): Promise<void> {
      if (await decide(id, 'reassign')) notifyDone(name, id, 'reassign');
    },
  };
}

/** Adds, ignores or reactivates a campaign. */
function useChangeCampaign() {
  return useCallMutation(decideCampaignCall, {
    changes: [listCampaignMappingsCall, countCampaignTypesCall, getMappingCall],
  });
}
