import { type ReactNode, useState } from 'react';
import type { ListedUser } from '#modules/accounts/contract/list-users.ts';
import { LinkDialog } from '../../components/link-dialog.tsx';
import { type ActedUser, useUserActions } from '../../data/use-user-actions.ts';
import { EmailDialog } from './email-dialog.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { useUserRowActions } from './use-user-row-actions.tsx';

type Opened =
  | { kind: 'email' | 'sent'; user: ActedUser }
  | { kind: 'link'; user: ActedUser; url: string; validUntil: string };

/** The menu of a row and the dialog that one of its lines opens. */
export function useUserRow({
  clientId,
  edit,
}: {
  clientId: string;
  edit: (user: ListedUser) => void;
}) {
  const [opened, setOpened] = useState<Opened>();
  const does = useUserActions(clientId, (link) => setOpened({ kind: 'link', ...link }));
  const actions = useUserRowActions({
    resend: (user) => void does.resend(user),
    copyLink: (user) => void does.copyLink(user),
    correctEmail: (user) => setOpened({ kind: 'email', user }),
    showSent: (user) => setOpened({ kind: 'sent', user }),
    disable: (user) => void does.disable(user),
    reactivate: (user) => void does.reactivate(user),
    edit,
  });
  return { actions, dialog: opened && dialogOf(opened) };

  function dialogOf(shown: Opened): ReactNode {
    const close = () => setOpened(undefined);
    const { user } = shown;
    if (shown.kind === 'link') {
      const { url, validUntil } = shown;
      return (
        <LinkDialog url={url} validUntil={validUntil} firstName={user.firstName} onClose={close} />
      );
    }
    const Dialog = shown.kind === 'email' ? EmailDialog : SentDialog;
    return <Dialog user={user} clientId={clientId} onClose={close} />;
  }
}
