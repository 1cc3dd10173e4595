import { ActionIcon, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { JobSummary } from '#platform/contract/jobs.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { JobRow } from '#platform/web/feedback/job-row.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { isUnderWay, secondsLeft } from '#platform/web/live/job-watch.ts';
import { useReferencedTexts } from '#platform/web/live/translate-reference.ts';
import {
  type BellTab,
  useNotifications,
  useReadNotifications,
} from '#platform/web/live/use-notifications.ts';
import classes from './bell.module.css';
import { NotificationDays } from './notification-days.tsx';

const TABS = {
  all: 'platform:bell.all',
  unread: 'platform:bell.unread',
  jobs: 'platform:bell.jobs',
  leads: 'platform:bell.leads',
  failures: 'platform:bell.failures',
} as const satisfies Record<BellTab, string>;

/** Notifications, newest first, in five tabs with unread counts [NAV-09]. */
export default function BellPanel({
  clientId,
  jobs,
  settingsAddress,
  onCancelJob,
  onLeave,
}: {
  clientId: string | undefined;
  jobs: readonly JobSummary[];
  settingsAddress: string | undefined;
  onCancelJob: (id: string) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const panelId = useId();
  const [tab, setTab] = useState<BellTab>('all');
  const query = useNotifications(clientId, tab);
  const { read, readAll } = useReadNotifications(clientId);
  const unread = query.data?.pages[0]?.unread;
  const items = query.data?.pages.flatMap((page) => page.items);
  const running = tab === 'all' || tab === 'jobs' ? jobs.filter(isUnderWay) : [];
  const counts: Partial<Record<BellTab, number>> = {
    unread: unread?.all ?? 0,
    jobs: unread?.jobs ?? 0,
    leads: unread?.leads ?? 0,
    failures: unread?.failures ?? 0,
  };
  return (
    <>
      <div className={classes.head}>
        <div className={classes.title}>
          <h2>{t('platform:bell.title')}</h2>
          <Button
            variant="subtle"
            size="xs"
            className={classes.quiet}
            disabled={!unread?.all}
            onClick={readAll}
          >
            {t('platform:bell.markAllAsRead')}
          </Button>
          {settingsAddress && (
            <ActionIcon
              component={Link}
              to={settingsAddress}
              aria-label={t('platform:bell.settings')}
              title={t('platform:bell.settings')}
              onClick={onLeave}
            >
              <Icon of={IconAdjustmentsHorizontal} />
            </ActionIcon>
          )}
        </div>
        <TabBar
          label={t('platform:bell.title')}
          panelId={panelId}
          current={tab}
          onSelect={(id) => setTab(id as BellTab)}
          pieces={(Object.keys(TABS) as BellTab[]).map((id) => ({
            id,
            label: t(TABS[id]),
            ...(counts[id] && { count: counts[id] }),
          }))}
        />
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
        <RunningJobs jobs={running} onCancel={onCancelJob} />
        {query.isError && (
          <div className={classes.error}>
            <RegionError error={query.error} onRetry={() => void query.refetch()} />
          </div>
        )}
        {items === undefined && !query.isError && <SkeletonRows rows={4} />}
        {items?.length === 0 && running.length === 0 && (
          <p className={classes.empty}>{t('platform:bell.empty')}</p>
        )}
        {items && <NotificationDays items={items} onRead={read} onLeave={onLeave} />}
        {query.hasNextPage && (
          <p className={classes.older}>
            <LinkButton onClick={() => void query.fetchNextPage()}>
              {t('platform:bell.older')}
            </LinkButton>
          </p>
        )}
      </div>
    </>
  );
}

/** Running jobs first, with progress and cancel button. */
function RunningJobs({
  jobs,
  onCancel,
}: {
  jobs: readonly JobSummary[];
  onCancel: (id: string) => void;
}) {
  const { t } = useTranslation();
  const textOf = useReferencedTexts(jobs.map(({ title }) => title));
  if (jobs.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3 className={classes.day}>{t('platform:bell.running')}</h3>
      {jobs.map((job) => (
        <div key={job.id} className={classes.job}>
          <JobRow
            name={textOf?.(job.title)}
            done={job.done}
            total={job.total ?? undefined}
            secondsLeft={secondsLeft(job, Date.now())}
            onCancel={job.cancelRequested ? undefined : () => onCancel(job.id)}
          />
        </div>
      ))}
    </section>
  );
}
