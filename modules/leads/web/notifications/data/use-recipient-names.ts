import { useTranslation } from 'react-i18next';
import type { Recipient } from '#modules/leads/contract/forms/form-notifications.ts';
import { findRecipientsCall } from '#modules/leads/contract/forms/recipient-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';

export const ROLE_NAMES = {
  store_owner: 'leads:notify.who.storeOwner',
  sales_rep: 'leads:notify.who.salesRep',
  brand_admin: 'leads:notify.who.brandAdmin',
} as const;

/** Name of each recipient; users that left the brand are marked. */
export function useRecipientNames(
  formId: string,
  recipients: readonly Recipient[],
): (who: Recipient['who']) => string {
  const { t } = useTranslation();
  const ids = recipients.flatMap(({ who }) => (who.kind === 'user' ? [who.userId] : []));
  const users = useCall(
    findRecipientsCall,
    { params: { formId }, query: { ids: [...new Set(ids)].sort().join(',') } },
    { enabled: ids.length > 0 },
  );
  return (who) => {
    if (who.kind === 'email') return who.name ? `${who.name} (${who.email})` : who.email;
    if (who.kind === 'location') return t('leads:notify.who.location');
    if (who.kind === 'role') return t(ROLE_NAMES[who.role]);
    const found = users.data?.items.find(({ userId }) => userId === who.userId);
    return found?.name ?? (users.data ? t('leads:notify.who.gone') : '…');
  };
}
