import {
  type CrossClientUser,
  countCrossClientUsersCall,
  getCrossClientUserCall,
  listCrossClientUsersCall,
  updateCrossClientUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { crossClientUserList } from '#modules/accounts/contract/user-list.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { personName } from '../../data/user-names.ts';

/** The users of all clients [SUP-04]. */
export const everyUserListing = defineListing({
  name: 'accounts.every-user',
  list: crossClientUserList,
  call: listCrossClientUsersCall,
  inputOf: (_: null, question) => ({ query: inAddress(question) }),
  idOf: ({ id }) => id,
  nameOf: personName,
  hrefOf: (_, { id }) => `/super-admin/users/${id}`,
});

/** Whether gaining access would reset the password, because the mailbox was never proven. */
export function startsOver({
  status,
  superAdmin,
  mailboxProven,
}: Pick<CrossClientUser, 'status' | 'superAdmin' | 'mailboxProven'>): boolean {
  return status === 'active' && !superAdmin && !mailboxProven;
}

export const EVERY_USER_CHANGES = {
  changes: [listCrossClientUsersCall, countCrossClientUsersCall, getCrossClientUserCall],
};

/** Actions reserved for super admins: disable or reactivate a user everywhere, grant or revoke super admin [SUP-04]. */
export function useEveryUserActions() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const update = useCallMutation(updateCrossClientUserCall, EVERY_USER_CHANGES);

  const change = async (
    { id, version }: CrossClientUser,
    what: { status?: 'active' | 'disabled'; superAdmin?: boolean },
    done: string,
  ) => {
    try {
      await update.mutateAsync({ params: { id }, body: { version, ...what } });
      showToast({ text: done });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };

  return {
    disable: async (user: CrossClientUser) => {
      const { firstName, lastName, clients } = user;
      const isSure = await confirm({
        title: t('accounts:everywhere.question', { firstName, lastName }),
        lost: t('accounts:everywhere.lost', { firstName }),
        names: clients.map(({ name }) => ({ name })),
        keep: t('accounts:disable.keep'),
        act: t('accounts:everywhere.act'),
      });
      if (isSure)
        await change(
          user,
          { status: 'disabled' },
          t('accounts:done.disabled', { firstName, lastName }),
        );
    },
    reactivate: (user: CrossClientUser) => {
      const { firstName, lastName } = user;
      return change(
        user,
        { status: 'active' },
        t('accounts:done.reactivated', { firstName, lastName }),
      );
    },
    setSuperAdmin: async (user: CrossClientUser, superAdmin: boolean) => {
      const { firstName, lastName } = user;
      const isSure = await confirm({
        title: t(superAdmin ? 'accounts:superAdmin.give' : 'accounts:superAdmin.take', {
          firstName,
          lastName,
        }),
        lost: [
          t(superAdmin ? 'accounts:superAdmin.giveText' : 'accounts:superAdmin.takeText', {
            firstName,
          }),
          ...(superAdmin && startsOver(user)
            ? [t('accounts:everywhere.unproven', { firstName })]
            : []),
        ].join(' '),
        keep: t('accounts:disable.keep'),
        act: t(superAdmin ? 'accounts:superAdmin.giveAct' : 'accounts:superAdmin.takeAct'),
        isDestructive: !superAdmin,
      });
      if (isSure) await change(user, { superAdmin }, t('accounts:edit.saved'));
    },
  };
}
