import { useTranslation } from 'react-i18next';
import type { CampaignState } from '#modules/profile-hub/contract/campaign.ts';
import {
  countCampaignTypesCall,
  decideCampaignCall,
  listCampaignMappingsCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import { getMappingCall } from '#modules/profile-hub/contract/mapping-calls.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';

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
  const say = useProblemText();
  const decide = async (id: string, action: 'ignore' | 'reassign') => {
    try {
      await change.mutateAsync({ body: { brand_id: brandId, campaign_id: id, action } });
      return true;
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
      return false;
    }
  };
  const told = (name: string, id: string, done: 'ignore' | 'reassign') =>
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
      told(name, id, 'ignore');
      return true;
    },
    async reassign({ id, name }: DecidedCampaign): Promise<void> {
      if (await decide(id, 'reassign')) told(name, id, 'reassign');
    },
  };
}

/** Adds, ignores or takes up a campaign again. */
function useChangeCampaign() {
  return useCallMutation(decideCampaignCall, {
    changes: [listCampaignMappingsCall, countCampaignTypesCall, getMappingCall],
  });
}
