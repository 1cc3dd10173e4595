import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  countRemindersCall,
  sendRemindersCall,
} from '#modules/leads/contract/leads/remind-calls.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLeaveToJob } from '#platform/web/live/use-leave-to-job.ts';
import type { LeadScope } from './lead-listing.ts';

/**
 * Sends reminders now after confirming the number of recipients; those reminded manually today are excluded [LEAD-06].
 */
export function useRemindShops({ clientId, formId }: LeadScope): () => Promise<void> {
  const { t } = useTranslation();
  const { number } = useFormat();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const say = useProblemText();
  const leaveToJob = useLeaveToJob();
  const send = useCallMutation(sendRemindersCall);
  const params = { clientId };
  const of = formId ? { formId } : {};
  const ask = async (count: number) => {
    const counted = { count, formatted: number(count) };
    return confirm({
      title: t('leads:list.remind.title', counted),
      lost: t('leads:list.remind.text'),
      keep: t('leads:list.remind.keep'),
      act: t('leads:list.remind.act', counted),
      isDestructive: false,
    });
  };
  return async () => {
    try {
      const { recipients } = await queries.fetchQuery({
        ...callQueryOptions(countRemindersCall, { params, query: of }),
        staleTime: 0,
      });
      if (recipients === 0) {
        showToast({ text: t('leads:list.remind.nobody') });
        return;
      }
      if (!(await ask(recipients))) return;
      const { jobId } = await send.mutateAsync({ params, body: of });
      await leaveToJob(jobId, t('leads:list.remind.started'));
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
}
