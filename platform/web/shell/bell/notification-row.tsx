import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/calls/notification.ts';
import type { TextReference } from '#platform/contract/text/text-reference.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './bell.module.css';
import { notificationAddress } from './notification-address.ts';
import { NotificationSign } from './notification-sign.tsx';

export function NotificationRow({
  notification,
  textOf,
  onRead,
  onLeave,
}: {
  notification: Notification;
  textOf: (reference: TextReference) => string;
  onRead: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const isUnread = notification.readAt === null;
  const follow = () => {
    if (isUnread) onRead();
    onLeave();
  };
  return (
    <li
      className={classes.told}
      data-unread={isUnread}
      data-bad={notification.kind === 'mail-bounced'}
    >
      <span className={classes.sign}>
        <NotificationSign kind={notification.kind} />
      </span>
      <span className={classes.name}>{textOf(notification.title)}</span>
      <time className={classes.time} dateTime={notification.createdAt}>
        {format.time(notification.createdAt)}
      </time>
      <p className={classes.body}>{textOf(notification.body)}</p>
      {(notification.actions.length > 0 || isUnread) && (
        <div className={classes.actions}>
          {notification.actions.map((action) => {
            const { address, isFile } = notificationAddress(notification.clientId, action.path);
            const label = textOf(action.label);
            return isFile ? (
              <a key={action.path} href={address} onClick={follow}>
                {label}
              </a>
            ) : (
              <Link key={action.path} to={address} onClick={follow}>
                {label}
              </Link>
            );
          })}
          {isUnread && <LinkButton onClick={onRead}>{t('platform:bell.markAsRead')}</LinkButton>}
        </div>
      )}
    </li>
  );
}
