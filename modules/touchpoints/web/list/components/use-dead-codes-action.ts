import { IconUnlink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** Shows the number of dead codes on the list while there are any, because users would not search for them. */
export function useDeadCodesAction(clientId: string, count: number): PageAction[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (count === 0) return [];
  return [
    {
      id: 'dead-codes',
      label: t('touchpoints:list.deadCodes', { count, formatted: number(count) }),
      icon: IconUnlink,
      to: clientAddress(clientId, 'touchpoints/dead-codes'),
    },
  ];
}
