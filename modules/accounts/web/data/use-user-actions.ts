import {
  invitationLinkCall,
  resendInvitationCall,
  userMailsCall,
} from '#modules/accounts/contract/invite-user.ts';
import { getUserCall, updateUserCall } from '#modules/accounts/contract/manage-user.ts';
import { bulkUsersCall, listUsersCall } from '#modules/accounts/contract/user-list.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

const CHANGES = { changes: [listUsersCall, getUserCall, userMailsCall] };

/** Changes of a client's users, with the reads that they invalidate. */
export function useChangeUsers() {
  return {
    update: useCallMutation(updateUserCall, CHANGES),
    resend: useCallMutation(resendInvitationCall, CHANGES),
    link: useCallMutation(invitationLinkCall, CHANGES),
    bulk: useCallMutation(bulkUsersCall, CHANGES),
  };
}

export interface ActedUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  version: number;
}

/** Actions on a user of a client, in its row and on its page. */
export function useUserActions(
  clientId: string,
  /** If the browser does not allow copying, the link is shown. */
  onLink: (link: { url: string; validUntil: string; user: ActedUser }) => void,
) {
  const { t } = useTranslation();
  const format = useFormat();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const { update, resend, link } = useChangeUsers();
  const body = { clientId };

  const runWithToast = async (work: () => Promise<string | undefined>) => {
    try {
      const text = await work();
      if (text !== undefined) showToast({ text });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
  const setStatus = ({ id, version }: ActedUser, status: 'active' | 'disabled') =>
    update.mutateAsync({ params: { id }, body: { ...body, version, status } });

  return {
    resend: (user: ActedUser) =>
      runWithToast(async () => {
        await resend.mutateAsync({ params: { id: user.id }, body });
        return t('accounts:done.invited', { email: user.email });
      }),
    copyLink: (user: ActedUser) =>
      runWithToast(async () => {
        const made = await link.mutateAsync({ params: { id: user.id }, body });
        const isCopied = await copied(made.url);
        if (!isCopied) return void onLink({ ...made, user });
        return t('accounts:done.linkCopied', { until: format.moment(made.validUntil) });
      }),
    disable: async (user: ActedUser) => {
      const { firstName, lastName } = user;
      const isSure = await confirm({
        title: t('accounts:disable.question', { firstName, lastName }),
        lost: t('accounts:disable.lost', { firstName }),
        keep: t('accounts:disable.keep'),
        act: t('accounts:disable.act', { firstName }),
      });
      if (!isSure) return;
      await runWithToast(async () => {
        await setStatus(user, 'disabled');
        return t('accounts:done.disabled', { firstName, lastName });
      });
    },
    reactivate: (user: ActedUser) =>
      runWithToast(async () => {
        await setStatus(user, 'active');
        const { firstName, lastName } = user;
        return t('accounts:done.reactivated', { firstName, lastName });
      }),
  };
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
