import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { callServer } from '#platform/web/api/server.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useTellFailure } from '#platform/web/feedback/use-tell-failure.ts';
import { jobsKey } from '#platform/web/live/use-jobs.ts';

/** A call that answers with the job that makes the file. */
export type ExportCall = CallDefinition & { response: z.ZodType<{ jobId: string }> };

/** Asks for a file that takes a while. It says so, and the shell offers the file when its job has ended [GEN-10]. */
export function useExport<Call extends ExportCall>(call: Call) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: CallInput<Call>) => callServer(call, input),
    onSuccess: () => {
      showToast({ text: t('platform:export.started') });
      return queries.invalidateQueries({ queryKey: jobsKey });
    },
    onError: (error, input) => tellFailure(error, () => mutate(input)),
  });
  return { start: mutate, isStarting: isPending };
}
