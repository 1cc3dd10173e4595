import { useTranslation } from 'react-i18next';
import { editLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { type LeadValues, leadEdits, leadFormSchema, valuesOfLead } from './lead-values.ts';
import { useKeptLead } from './use-kept-lead.ts';

interface Refusal {
  text: string;
  /** As it is now, where somebody else has changed it. */
  fresh: Lead | undefined;
}

/**
 * Saves one part of a lead where it is read. Whoever edits began with `base`: its version is sent, so that a change of somebody else
 * that was read meanwhile is not overwritten unseen. A refusal gives back its text, and the lead as it is then [LEAD-03].
 */
export function useSavePart(lead: Lead) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { mutateAsync, isPending } = useCallMutation(editLeadCall);
  const { keep, reload } = useKeptLead(lead.id);
  return {
    isSaving: isPending,
    async save(part: Partial<LeadValues>, base: Lead): Promise<Refusal | undefined> {
      const before = valuesOfLead(base);
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
        // 304: somebody had written the same.
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
