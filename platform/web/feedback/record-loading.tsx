import { VisuallyHidden } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { use } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { pressedRowAt } from '#platform/web/module/pressed-row.ts';
import { ScreenTitleContext } from '#platform/web/module/screen-module.ts';
import { SkeletonRows } from './loading-states.tsx';
import classes from './record-loading.module.css';
import { FieldsLoading } from './screen-loading.tsx';

const FACTS = 10;
const EVENTS = 6;

/**
 * Placeholder of a record page in its final layout: name and back link of the clicked row, its tabs, facts at the left and a
 * panel at the right. Only the head is drawn in the first 150 ms.
 */
export function RecordLoading({
  tabs = [],
  of = 'facts',
  isPathBeside = false,
}: {
  tabs?: readonly string[];
  /** The content to the left of the panel. */
  of?: 'facts' | 'rows' | 'fields';
  /** The record has its path in the line of its title, and no description. */
  isPathBeside?: boolean;
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const pressed = pressedRowAt(pathname);
  return (
    <>
      <PageHead
        {...(pressed && {
          path: <BackLink to={pressed.list.to}>{pressed.list.label}</BackLink>,
        })}
        title={pressed?.name ?? <span className={classes.title} />}
        {...(isPathBeside ? { isPathBeside } : { about: <span className={classes.about} /> })}
      />
      {tabs.length > 0 && (
        <div inert>
          <TabBar
            label={t('platform:loading')}
            panelId="loading"
            current="0"
            onSelect={() => {}}
            pieces={tabs.map((label, at) => ({ id: String(at), label }))}
          />
        </div>
      )}
      <div className={classes.record}>
        {of !== 'rows' && <VisuallyHidden role="status">{t('platform:loading')}</VisuallyHidden>}
        {of === 'rows' ? (
          <SkeletonRows rows={FACTS} />
        ) : of === 'fields' ? (
          <FieldsLoading />
        ) : (
          <div className={classes.facts} aria-hidden="true">
            {bars(FACTS).map((at) => (
              <span key={at} className={classes.fact}>
                <span className={classes.bar} />
                <span className={classes.bar} style={{ width: `${50 + ((at * 7) % 5) * 10}%` }} />
              </span>
            ))}
          </div>
        )}
        <div className={classes.panel} aria-hidden="true">
          {bars(EVENTS).map((at) => (
            <span key={at} className={classes.event}>
              <span className={classes.bar} style={{ width: `${55 + ((at * 3) % 4) * 10}%` }} />
              <span className={classes.bar} style={{ width: `${35 + ((at * 5) % 4) * 10}%` }} />
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

/** The head of a record that could not be loaded: its name and the way back of the row that was pressed, else the screen. */
export function RecordFailedHead() {
  const { pathname } = useLocation();
  const pressed = pressedRowAt(pathname);
  const screenTitle = use(ScreenTitleContext);
  return (
    <PageHead
      {...(pressed && { path: <BackLink to={pressed.list.to}>{pressed.list.label}</BackLink> })}
      title={pressed?.name ?? screenTitle}
    />
  );
}

function bars(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
