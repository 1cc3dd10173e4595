import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useTellFailure } from '#platform/web/feedback/use-tell-failure.ts';
import { useLeaveToJob } from '#platform/web/live/use-leave-to-job.ts';

/** A call that answers with the job that makes the file. */
export type ExportCall = CallDefinition & { response: z.ZodType<{ jobId: string }> };

/** Asks for a file that takes a while. It says so, and the shell offers the file when its job has ended [GEN-10]. */
export function useExport<Call extends ExportCall>(call: Call) {
  const { t } = useTranslation();
  const leaveToJob = useLeaveToJob();
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: CallInput<Call>) =>
      callServer(call, input) as Promise<z.infer<ExportCall['response']>>,
    onSuccess: ({ jobId }) => leaveToJob(jobId, t('platform:export.started')),
    onError: (error, input) => tellFailure(error, () => mutate(input)),
  });
  return { start: mutate, isStarting: isPending };
}
