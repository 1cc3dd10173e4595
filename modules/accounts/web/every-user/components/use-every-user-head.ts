import {
  IconShieldMinus,
  IconShieldPlus,
  IconUserBolt,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EveryUser } from '#modules/accounts/contract/super-admin-users.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { useEveryUserActions } from '../data/use-every-user-actions.ts';

/** Page actions of a super admin on a user across all clients [SUP-04]. */
export function useEveryUserHead(user: EveryUser, onActAs: () => void): PageAction[] {
  const { t } = useTranslation();
  const does = useEveryUserActions();
  const rights: PageAction = user.superAdmin
    ? {
        id: 'take',
        label: t('accounts:superAdmin.takeAct'),
        icon: IconShieldMinus,
        danger: true,
        run: () => void does.setSuperAdmin(user, false),
      }
    : {
        id: 'give',
        label: t('accounts:superAdmin.giveAct'),
        icon: IconShieldPlus,
        isRare: true,
        run: () => void does.setSuperAdmin(user, true),
      };
  const state: PageAction =
    user.status === 'disabled'
      ? {
          id: 'reactivate',
          label: t('accounts:action.reactivate'),
          icon: IconUserCheck,
          run: () => void does.reactivate(user),
        }
      : {
          id: 'disable',
          label: t('accounts:action.disableEverywhere'),
          icon: IconUserOff,
          danger: true,
          run: () => void does.disable(user),
        };
  const act: PageAction = {
    id: 'act',
    label: t('accounts:action.actAs'),
    icon: IconUserBolt,
    isPrimary: true,
    run: onActAs,
  };
  return [...(user.mayActAs ? [act] : []), rights, state];
}
