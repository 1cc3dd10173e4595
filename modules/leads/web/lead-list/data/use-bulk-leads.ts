import { useTranslation } from 'react-i18next';
import {
  changeLeadsCall,
  type LeadBulkChange,
  undoTagsCall,
} from '#modules/leads/contract/leads/bulk-lead-calls.ts';
import type { LeadFilter } from '#modules/leads/contract/leads/lead-list.ts';
import { leadFiltersCall, listLeadsCall } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { BulkSelection } from '#platform/web/list/chosen-rows.ts';
import { useLeaveToJob } from '#platform/web/live/use-leave-to-job.ts';

const CHANGES = { changes: [listLeadsCall, leadFiltersCall] };

/**
 * Changes all chosen leads, including those on other pages, and reports the result; tag changes can be undone
 * [LEAD-01].
 */
export function useBulkLeads(clientId: string) {
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
