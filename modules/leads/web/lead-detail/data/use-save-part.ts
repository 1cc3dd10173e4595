import { useTranslation } from 'react-i18next';
import { editLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { type LeadValues, leadEdits, leadFormSchema, valuesOfLead } from './lead-values.ts';
import { useKeptLead } from './use-kept-lead.ts';

/** Saves one part of a lead where it is read; a refusal gives back its text, and the lead is read again where it changed [LEAD-03]. */
export function useSavePart(lead: Lead) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { mutateAsync, isPending } = useCallMutation(editLeadCall);
  const { keep, reload } = useKeptLead(lead.id);
  return {
    isSaving: isPending,
    async save(part: Partial<LeadValues>): Promise<string | undefined> {
      const before = valuesOfLead(lead);
      const changes = leadEdits(before, { ...before, ...part });
      if (Object.keys(changes).length === 0) return undefined;
      if (!leadFormSchema.safeParse(changes).success) return t('platform:field.invalid');
      const { id: leadId, formId, version } = lead;
      try {
        const edited = await mutateAsync({
          params: { formId, leadId },
          body: { ...changes, version },
        });
        // 304: somebody had written the same.
        const saved = (edited as Lead | null) ?? (await reload());
        if (saved) keep(saved);
      } catch (error) {
        if (error instanceof ProblemError && error.status < 500) void reload();
        return say(error);
      }
      showToast({ text: t('leads:detail.editor.saved') });
      return undefined;
    },
  };
}
