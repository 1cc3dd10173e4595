import { IconMailX, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { notificationAddress } from '#platform/contract/notifications/notification-address.ts';
import type { Notification, NotificationKind } from '#platform/contract/notifications.ts';
import type { TextReference } from '#platform/contract/text/text-keys.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { type LeadStatus, StatusShape } from '#platform/web/display/states/status.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useReferencedTexts } from '#platform/web/live/translate-reference.ts';
import classes from './bell.module.css';

const SHAPES: Partial<Record<NotificationKind, LeadStatus>> = {
  'job-done': 'converted',
  'job-failed': 'lost',
  'lead-new': 'new',
  'webhook-failed': 'lost',
  'reply-failed': 'lost',
  'disk-low': 'lost',
  'map-failed': 'lost',
  'queue-grows': 'lost',
  'form-broken': 'lost',
  'review-negative': 'new',
  'review-risk': 'lost',
  'change-requested': 'new',
  'change-decided': 'converted',
  'prospects-assigned': 'new',
};

const DAY_MS = 86_400_000;

export function NotificationDays({
  items,
  onRead,
  onLeave,
}: {
  items: readonly Notification[];
  onRead: (id: string) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const textOf = useReferencedTexts(
    items.flatMap(({ title, body, actions }) => [title, body, ...actions.map((a) => a.label)]),
  );
  if (!textOf) return <SkeletonRows rows={4} />;
  const now = new Date();
  const nameOf = (day: Date) => {
    const ago = daysAgo(day, now);
    if (ago === 0) return t('platform:bell.today');
    return ago === 1 ? t('platform:bell.yesterday') : format.dateHere(day);
  };
  return byDay(items).map(({ day, items: ofDay }) => (
    <section key={day.getTime()} className={classes.part}>
      <h3 className={classes.day}>{nameOf(day)}</h3>
      <ul>
        {ofDay.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            textOf={textOf}
            onRead={() => onRead(notification.id)}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </section>
  ));
}

/** Groups items sorted by time into days of the user's time zone. */
export function byDay<Item extends { createdAt: string }>(
  items: readonly Item[],
): { day: Date; items: Item[] }[] {
  const days: { day: Date; items: Item[] }[] = [];
  for (const item of items) {
    const day = new Date(item.createdAt);
    day.setHours(0, 0, 0, 0);
    const last = days.at(-1);
    if (last?.day.getTime() === day.getTime()) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** 0 is today, 1 yesterday; rounded, because a day with a clock change has 23 or 25 hours. */
export function daysAgo(day: Date, now: Date): number {
  const today = new Date(now);
  today.setHours(0, 0, 0, 0);
  return Math.round((today.getTime() - day.getTime()) / DAY_MS);
}

function NotificationRow({
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
      <p className={classes.body}>{textOf(notification.body).replaceAll(' · ', '\u00a0· ')}</p>
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

/** Icon of a notification: ring for new, tick for done, cross for failed, envelope for mail. */
function NotificationSign({ kind }: { kind: NotificationKind }) {
  const shape = SHAPES[kind];
  if (shape) return <StatusShape status={shape} size={14} />;
  return <Icon of={kind === 'mail-bounced' ? IconMailX : IconUserCircle} size={14} />;
}
