import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';

/** A call that returns the job that creates the file. */
export type ExportCall = CallDefinition & { response: z.ZodType<{ jobId: string }> };

/** Starts an export job and shows a message; the shell offers the file when the job has ended [GEN-10]. */
export function useExport<Call extends ExportCall>(call: Call) {
  const { t } = useTranslation();
  const leaveToJob = useLeaveToJob();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: CallInput<Call>) =>
      callServer(call, input) as Promise<z.infer<ExportCall['response']>>,
    onSuccess: ({ jobId }) => leaveToJob(jobId, t('platform:export.started')),
    onError: (error, input) => notifyFailure(error, () => mutate(input)),
  });
  return { start: mutate, isStarting: isPending };
}
