import { useTranslation } from 'react-i18next';
import { editLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { type LeadValues, leadEdits, leadFormSchema, toLeadValues } from './lead-values.ts';
import { useLeadCache } from './use-lead-cache.ts';

interface Refusal {
  text: string;
  /** The current lead, if another user changed it. */
  fresh: Lead | undefined;
}

/**
 * Saves one part of a lead in place. Sends the version of `base`, so that another user's change is not overwritten
 * unnoticed. A refusal returns its text and the current lead [LEAD-03].
 */
export function useSavePart(lead: Lead) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { mutateAsync, isPending } = useCallMutation(editLeadCall);
  const { keep, reload } = useLeadCache(lead.id);
  return {
    isSaving: isPending,
    async save(part: Partial<LeadValues>, base: Lead): Promise<Refusal | undefined> {
      const before = toLeadValues(base);
      const changes = leadEdits(before, { ...before, ...part });
      if (Object.keys(changes).length === 0) return undefined;
      if (!leadFormSchema.safeParse(changes).success)
        return { text: t('platform:field.invalid'), fresh: undefined };
      const { id: leadId, formId, version } = base;
      try {
        const edited = await mutateAsync({
          params: { formId, leadId },
          body: { ...changes, version },
        });
        // 304: the saved values were already equal.
        const saved = (edited as Lead | null) ?? (await reload());
        if (saved) keep(saved);
      } catch (error) {
        const isChanged = error instanceof ProblemError && error.status < 500;
        return { text: say(error), fresh: isChanged ? await reload() : undefined };
      }
      showToast({ text: t('leads:detail.editor.saved') });
      return undefined;
    },
  };
}
