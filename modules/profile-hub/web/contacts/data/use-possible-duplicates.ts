import { IconArrowMerge } from '@tabler/icons-react';
import { listDuplicatesCall } from '#modules/profile-hub/contract/duplicates.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Link to undecided duplicates of all contacts or of one, if there are any [PH-18]. */
export function usePossibleDuplicates(clientId: string, contactId?: string): PageAction[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  // Limit 1, because only the count is needed.
  const { data } = useCall(listDuplicatesCall, {
    params: { uuid: clientId },
    query: { limit: 1, contactId },
  });
  const count = data?.counts.open ?? 0;
  if (count === 0) return [];
  const of = contactId === undefined ? '' : `?contact=${contactId}`;
  return [
    {
      id: 'duplicates',
      label: t('profile-hub:duplicate.possible', { count, formatted: number(count) }),
      icon: IconArrowMerge,
      to: clientAddress(clientId, `profilehub/contacts/duplicates${of}`),
    },
  ];
}
