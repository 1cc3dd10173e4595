import type { Campaign } from '#modules/profile-hub/contract/campaign.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** State of a campaign; an unfinished mapping is highlighted. */
export function CampaignStateLabel({
  campaign: { state, incomplete, temporary },
}: {
  campaign: Pick<Campaign, 'state' | 'incomplete' | 'temporary'>;
}) {
  const { t } = useTranslation();
  if (state === 'rejected') return <State tone="off">{t('profile-hub:mapping.isIgnored')}</State>;
  if (state === 'available')
    return temporary ? (
      <State tone="due">{t('profile-hub:mapping.notSaved')}</State>
    ) : (
      <State tone="plain">{t('profile-hub:mapping.isNew')}</State>
    );
  const reason = temporary ? { reason: t('profile-hub:mapping.changesNotSaved') } : {};
  return incomplete ? (
    <State tone="due" {...reason}>
      {t('profile-hub:mapping.isIncomplete')}
    </State>
  ) : (
    <State tone="ok" {...reason}>
      {t('profile-hub:mapping.isComplete')}
    </State>
  );
}
