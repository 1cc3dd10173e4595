import {
  DAILY_SUMMARY_HOUR,
  getNotificationSettings,
  type NotificationSettings,
  resumeNotificationMails,
} from '#platform/contract/notifications/notification-settings.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryOptions, useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { NotificationGroups } from '../components/notification-groups.tsx';
import classes from '../components/notification-settings.module.css';

export const preload: ScreenPreload = ({ queries }) => {
  void queries.prefetchQuery(callQueryOptions(getNotificationSettings, {}));
};

/** The user chooses which notifications the panel shows and which are sent by email [BEY-06]. */
export default function NotificationSettingsScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const settings = useCall(getNotificationSettings, {});
  return (
    <>
      <PageHead
        title={t('accounts:title.notifications')}
        about={t('accounts:notifications.intro')}
      />
      <div className={classes.page}>
        <QueryBoundary query={settings} loading={<SkeletonRows rows={8} />}>
          {({ groups, email, mailStop }) => (
            <>
              {mailStop && <StoppedNote email={email} stop={mailStop} />}
              <NotificationGroups groups={groups} />
              <p className={classes.help}>
                {t('accounts:notifications.emailHelp', {
                  email,
                  // Only the hour is shown, which is the same in the user's time zone.
                  time: format.time(new Date(2026, 0, 1, DAILY_SUMMARY_HOUR)),
                })}
              </p>
            </>
          )}
        </QueryBoundary>
      </div>
    </>
  );
}

function StoppedNote({
  email,
  stop,
}: {
  email: string;
  stop: NonNullable<NotificationSettings['mailStop']>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const problemText = useProblemText();
  const resume = useCallMutation(resumeNotificationMails, { changes: [getNotificationSettings] });
  return (
    <Note
      tone="due"
      title={t(`accounts:notifications.stopped.${stop.reason}`, {
        email,
        date: format.dateHere(stop.since),
      })}
      action={
        <LinkButton
          onClick={() =>
            resume.mutate(
              {},
              {
                onSuccess: () => showToast({ text: t('accounts:notifications.resumed') }),
                onError: (error) => showToast({ tone: 'bad', text: problemText(error) }),
              },
            )
          }
        >
          {t('accounts:notifications.resume')}
        </LinkButton>
      }
    />
  );
}
