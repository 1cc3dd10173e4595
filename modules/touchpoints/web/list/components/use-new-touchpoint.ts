import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { createTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The primary action of the module, for users with permission. */
export function useNewTouchpoint(clientId: string): PageAction[] {
  const { t } = useTranslation();
  if (!useAbility(createTouchpoints)) return [];
  return [
    {
      id: 'new',
      label: t('touchpoints:menu.creation'),
      icon: IconPlus,
      isPrimary: true,
      to: clientAddress(clientId, 'touchpoints/creation'),
    },
  ];
}
