import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import classes from './segment-builder.module.css';

export const SEGMENT_TAB_NAMES = {
  rules: 'profile-hub:segment.rules',
  contacts: 'profile-hub:menu.contacts',
  uses: 'profile-hub:segment.usedIn',
} as const;
export type SegmentTab = keyof typeof SEGMENT_TAB_NAMES;

/** Tabs of a segment page; the URL has the open one, except for the first. */
export function SegmentTabs({
  tabs,
  children,
}: {
  tabs: readonly [
    { id: SegmentTab; count: number | undefined },
    ...{ id: SegmentTab; count: number | undefined }[],
  ];
  children: (current: SegmentTab) => ReactNode;
}) {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: unknown };
  const [first] = tabs;
  const current = (tabs.find(({ id }) => id === tab) ?? first).id;
  return (
    <>
      <TabBar
        label={t('profile-hub:title.segment')}
        panelId={panelId}
        current={current}
        onSelect={(id) =>
          void navigate({ to: '.', search: id === first.id ? {} : { tab: id }, replace: true })
        }
        pieces={tabs.map(({ id, count }) => ({ id, label: t(SEGMENT_TAB_NAMES[id]), count }))}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${current}`}
        className={classes.page}
      >
        {children(current)}
      </div>
    </>
  );
}
