import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useId, useState } from 'react';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { getClientLeadCall, leadHistoryCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { ScreenLoading } from '#platform/web/feedback/screen-loading.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useChangedRecords } from '#platform/web/live/use-changed-records.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { LeadActionBar } from '../components/action-bar/lead-action-bar.tsx';
import { OpenParts } from '../components/data/edit-in-place.tsx';
import { LeadData } from '../components/data/lead-data.tsx';
import { LeadHead } from '../components/head/lead-head.tsx';
import { LeadProgressSteps } from '../components/head/lead-progress-steps.tsx';
import classes from '../components/lead-page.module.css';
import { leadQuery } from '../data/use-change-lead.ts';

// Opening a lead loads its data tab; the other parts load on demand.
const LeadEditor = onDemand(
  () => import('../components/editor/lead-editor.tsx'),
  <ScreenLoading shape="form" />,
);

const LeadMetadata = onDemand(() => import('../components/metadata/lead-metadata.tsx'));

const LeadHistory = onDemand(() => import('../components/history/lead-history.tsx'));

const TABS = ['data', 'metadata', 'history'] as const;

/** Reloaded when another user changes the lead. */
const READS = [getClientLeadCall, leadHistoryCall];

export const preload: ScreenPreload = ({ queries, client, params: { id = '' } }) => {
  void queries.prefetchQuery(leadQuery(client.id, id));
};

/** One lead [LEAD-02]. */
export default function LeadScreen() {
  const { id: clientId } = useCurrentClient();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const lead = useQuery(leadQuery(clientId, id));
  useChangedRecords(clientId, 'leads', READS);
  const { error } = lead;
  if (error instanceof ProblemError && error.code === notFound.code)
    return <NoSuchLead clientId={clientId} />;
  return (
    <QueryBoundary
      query={lead}
      isEditor
      failedHead={<RecordFailedHead />}
      loading={<RecordLoading />}
    >
      {(found) => <LeadPage key={found.id} lead={found} />}
    </QueryBoundary>
  );
}

/** The client has no lead of this id, or none that the reader sees; the menu stays. */
function NoSuchLead({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('leads:detail.unknownTitle')}
      actions={
        <Button component={Link} to={clientAddress(clientId, 'platform/leads')}>
          {t('leads:menu.leads')}
        </Button>
      }
    >
      {t('leads:detail.unknownText')}
    </MessagePage>
  );
}

/** One lead: progress, three tabs, and the action bar with the next actions [LEAD-02]. */
function LeadPage({ lead }: { lead: Lead }) {
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
          label: t(`leads:detail.tab.${id}`),
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
