import { IconArrowForwardUp, IconDownload, IconMapPin, IconTag } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import {
  changeLeadsCall,
  type LeadBulkChange,
  undoTagsCall,
} from '#modules/leads/contract/leads/bulk-lead-calls.ts';
import type { LeadFilter } from '#modules/leads/contract/leads/lead-list.ts';
import {
  exportLeadsCall,
  leadFiltersCall,
  listLeadsCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useExport } from '#platform/web/exports/use-export.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type {
  BulkSelection,
  Chosen,
  ListBulkAction,
} from '#platform/web/list/record-list-props.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';

const CHANGES = { changes: [listLeadsCall, leadFiltersCall] };

const DIALOGS = {
  tag: onDemand(() => import('./tag-dialog.tsx')),
  forward: onDemand(() => import('./forward-dialog.tsx')),
  relocate: onDemand(() => import('./relocate-dialog.tsx')),
};

/** Bulk actions on leads, with their dialogs [LEAD-01]. */
export function useLeadBulk({
  clientId,
  tags,
  formId,
  meant,
}: {
  clientId: string;
  /** That leads have already. */
  tags: readonly string[];
  /** By which shops are searched. */
  formId: string | undefined;
  /** Adds the chosen form to the filter of the list. */
  meant: (filter: LeadFilter) => LeadFilter;
}): { actions: ListBulkAction<LeadFilter>[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const mayWork = useAbility(workOnLeads);
  const { change } = useBulkLeads(clientId);
  const { start } = useExport(exportLeadsCall);
  const [openedDialog, setOpenedDialog] = useState<{
    what: keyof typeof DIALOGS;
    chosen: Chosen<LeadFilter>;
  }>();
  const whichOf = ({ which }: Chosen<LeadFilter>) =>
    'filter' in which ? { ...which, filter: meant(which.filter) } : which;
  const openDialog = (what: keyof typeof DIALOGS) => (chosen: Chosen<LeadFilter>) =>
    setOpenedDialog({ what, chosen });
  const changes: ListBulkAction<LeadFilter>[] = [
    {
      id: 'relocate',
      label: t('leads:list.bulk.relocate'),
      shortLabel: t('leads:list.bulk.relocateShort'),
      icon: <Icon of={IconMapPin} />,
      run: openDialog('relocate'),
    },
    {
      id: 'forward',
      label: t('leads:list.bulk.forward'),
      icon: <Icon of={IconArrowForwardUp} />,
      run: openDialog('forward'),
    },
    {
      id: 'tag',
      label: t('leads:list.bulk.tag'),
      icon: <Icon of={IconTag} />,
      run: openDialog('tag'),
    },
  ];
  const take: ListBulkAction<LeadFilter> = {
    id: 'export',
    label: t('leads:list.bulk.export'),
    icon: <Icon of={IconDownload} />,
    run: (chosen) =>
      start({ params: { clientId }, body: { format: 'xlsx', filters: whichOf(chosen) } }),
  };
  const Dialog = openedDialog && DIALOGS[openedDialog.what];
  return {
    actions: mayWork ? [...changes, take] : [take],
    dialog: Dialog && (
      <Dialog
        count={openedDialog.chosen.count}
        tags={tags}
        formId={formId}
        onChange={async (what) => {
          const problem = await change(whichOf(openedDialog.chosen), what);
          if (problem === undefined) openedDialog.chosen.done();
          return problem;
        }}
        onClose={() => setOpenedDialog(undefined)}
      />
    ),
  };
}

/**
 * Changes all chosen leads, including those on other pages, and reports the result; tag changes can be undone
 * [LEAD-01].
 */
function useBulkLeads(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const say = useProblemText();
  const leaveToJob = useLeaveToJob();
  const change = useCallMutation(changeLeadsCall, CHANGES);
  const undo = useCallMutation(undoTagsCall, CHANGES);
  const params = { clientId };
  const counted = (count: number) => ({ count, formatted: number(count) });

  const takeBack = async (undoId: string) => {
    try {
      const { changed, jobId } = await undo.mutateAsync({ params, body: { undoId } });
      if (jobId) await leaveToJob(jobId, t('leads:list.bulk.leftToJob'));
      else showToast({ text: t('leads:list.bulk.undone', counted(changed)) });
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };

  return {
    /** Returns the error text for the dialog; undefined on success. */
    async change(
      which: BulkSelection<LeadFilter>,
      what: LeadBulkChange,
    ): Promise<string | undefined> {
      try {
        const { changed, refused, jobId, undoId } = await change.mutateAsync({
          params,
          body: { which, change: what },
        });
        const action = undoId
          ? { label: t('leads:list.bulk.undo'), onClick: () => void takeBack(undoId) }
          : undefined;
        if (jobId) await leaveToJob(jobId, t('leads:list.bulk.leftToJob'), action);
        else
          showToast({
            text:
              refused > 0
                ? t('leads:list.bulk.changedSome', {
                    changed: number(changed),
                    refused: number(refused),
                  })
                : t('leads:list.bulk.changed', counted(changed)),
            ...(action && { action }),
          });
        return undefined;
      } catch (error) {
        return say(error);
      }
    },
  };
}
