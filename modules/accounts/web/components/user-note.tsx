import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#modules/accounts/contract/list-users.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { userStateNow } from '../data/user-state.ts';

/** At the foot of a row's menu: why the state is so. */
export function UserNote({
  user,
}: {
  user: Pick<ListedUser, 'status' | 'invitation' | 'lastSeenAt' | 'createdAt'>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { invitation, lastSeenAt } = user;
  const state = userStateNow(user, new Date());
  const sent = invitation ? format.moment(invitation.sentAt) : '';
  const until = invitation ? format.moment(invitation.validUntil) : '';
  switch (state.kind) {
    case 'active':
      return lastSeenAt
        ? t('accounts:note.lastSeen', { when: format.moment(lastSeenAt) })
        : t('accounts:note.created', { when: format.date(user.createdAt) });
    case 'disabled':
      return t('accounts:note.disabled');
    case 'undelivered':
      return t('accounts:note.undelivered', { sent });
    case 'queued':
      return t('accounts:note.queued', { sent });
    case 'unconfirmed':
      return t('accounts:note.unconfirmed', { sent });
    case 'stored':
      return t('accounts:note.stored', { sent });
    case 'expired':
      return t('accounts:note.expired', { sent, until });
    case 'waiting':
    case 'just-invited':
      return t('accounts:note.waiting', { sent, until });
    case 'invited':
      return t('accounts:note.created', { when: format.date(user.createdAt) });
  }
}
