import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { actOnLeadCall, type givenActionSchema } from '#modules/leads/contract/leads/lead-calls.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { DONE_TEXT_KEYS } from './lead-text-keys.ts';
import { useLeadCache } from './use-lead-cache.ts';

export type GivenAction = z.input<typeof givenActionSchema>;

/**
 * Performs an action on a lead. A refusal returns its text and reloads the lead, because another user was faster
 * [LEAD-04] [LEAD-05].
 */
export function useActOnLead({ id: leadId, formId }: Pick<Lead, 'id' | 'formId'>) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { mutateAsync, isPending, variables } = useCallMutation(actOnLeadCall);
  const { keep, reload } = useLeadCache(leadId);
  return {
    doing: isPending ? variables.body.action : undefined,
    async act(given: GivenAction): Promise<string | undefined> {
      try {
        keep(await mutateAsync({ params: { formId, leadId }, body: given }));
      } catch (error) {
        if (error instanceof ProblemError && error.status < 500) void reload();
        return say(error);
      }
      showToast({ text: t(DONE_TEXT_KEYS[given.action]) });
      return undefined;
    },
  };
}
