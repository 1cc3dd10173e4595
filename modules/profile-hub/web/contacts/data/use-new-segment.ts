import { IconPlus } from '@tabler/icons-react';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { useSegmentActions } from './use-segment-actions.ts';

/** Page action that opens a new, unsaved segment. */
export function useNewSegmentAction(): PageAction[] {
  const { t } = useTranslation();
  const { begin } = useSegmentActions();
  if (!useAbility(changeContacts)) return [];
  return [
    {
      id: 'new-segment',
      label: t('profile-hub:segment.new'),
      icon: IconPlus,
      isPrimary: true,
      run: () => void begin(),
    },
  ];
}
