import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { LeadActionBar } from './action-bar/lead-action-bar.tsx';
import { OpenParts } from './data/edit-in-place.tsx';
import { LeadData } from './data/lead-data.tsx';
import { LeadHead } from './head/lead-head.tsx';
import { LeadProgressSteps } from './head/lead-progress-steps.tsx';
import classes from './lead-page.module.css';

// Opening a lead loads its data tab; the other parts load on demand.
const LeadEditor = onDemand(() => import('./editor/lead-editor.tsx'));
const LeadMetadata = onDemand(() => import('./metadata/lead-metadata.tsx'));
const LeadHistory = onDemand(() => import('./history/lead-history.tsx'));

const TABS = ['data', 'metadata', 'history'] as const;
const TAB_NAMES = {
  data: 'leads:detail.tab.data',
  metadata: 'leads:detail.tab.metadata',
  history: 'leads:detail.tab.history',
} as const satisfies Record<(typeof TABS)[number], string>;

/** One lead: progress, three tabs, and the action bar with the next actions [LEAD-02]. */
export function LeadPage({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const mayWork = useAbility(workOnLeads);
  const [openParts, setOpenParts] = useState(0);
  const countOpen = useCallback((change: 1 | -1) => setOpenParts((count) => count + change), []);
  const { tab, edit } = useSearch({ strict: false }) as { tab?: unknown; edit?: unknown };
  const current = TABS.find((id) => id === tab) ?? 'data';
  const isEditing = mayWork && edit !== undefined;
  const show = (id: string, editing: boolean) =>
    void navigate({
      to: '.',
      search: { ...(id !== 'data' && { tab: id }), ...(editing && { edit: 1 }) },
      replace: true,
    });
  const closeEditor = () => {
    show('data', false);
    // The field that had the focus goes with the editor.
    document.getElementById(panelId)?.focus();
  };
  return (
    <div className={classes.page}>
      <LeadHead lead={lead} isEditing={isEditing} onEdit={() => show('data', true)} />
      <LeadProgressSteps lead={lead} />
      <TabBar
        label={t('leads:detail.tabs')}
        panelId={panelId}
        current={current}
        onSelect={(id) => show(id, isEditing)}
        pieces={TABS.map((id) => ({
          id,
          label: t(TAB_NAMES[id]),
          count: id === 'history' ? lead.historyCount : undefined,
        }))}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${current}`}
        className={classes.panel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a history has nothing to press and is scrolled by keyboard too
        tabIndex={0}
      >
        {/* Stays mounted, so that input is preserved while another tab is open. */}
        {isEditing && (
          <div hidden={current !== 'data'}>
            <LeadEditor lead={lead} onClose={closeEditor} />
          </div>
        )}
        {((current === 'data' && !isEditing) || openParts > 0) && (
          <div className={classes.part} hidden={current !== 'data' || isEditing}>
            <OpenParts value={countOpen}>
              <LeadData lead={lead} />
            </OpenParts>
          </div>
        )}
        {current === 'metadata' && <LeadMetadata lead={lead} />}
        {current === 'history' && <LeadHistory lead={lead} />}
      </div>
      {/* Where the lead is edited the bar is the editor's. */}
      {mayWork && !isEditing && <LeadActionBar lead={lead} />}
    </div>
  );
}
