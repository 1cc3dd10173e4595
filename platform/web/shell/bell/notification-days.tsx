import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/calls/notification.ts';
import { SkeletonRows } from '#platform/web/feedback/skeleton-rows.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useReferencedTexts } from '#platform/web/live/use-referenced-texts.ts';
import classes from './bell.module.css';
import { byDay, daysAgo } from './by-day.ts';
import { NotificationRow } from './notification-row.tsx';

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
