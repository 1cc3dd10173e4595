import { useTranslation } from 'react-i18next';
import { editLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { type LeadValues, leadEdits, leadFormSchema, toLeadValues } from './lead-values.ts';
import { useLeadCache } from './use-lead-cache.ts';

/** The editor of a lead. That nothing had to change is a success as well [LEAD-03]. */
export function useLeadForm(lead: Lead, onSaved: () => void) {
  const { t } = useTranslation();
  const { mutateAsync } = useCallMutation(editLeadCall);
  const { keep, reload } = useLeadCache(lead.id);
  return useRecordForm<Lead, LeadValues>({
    record: lead,
    valuesOf: (kept) => toLeadValues(kept ?? lead),
    schema: leadFormSchema,
    async save({ values, before, base }) {
      const changes = leadEdits(before, values);
      if (Object.keys(changes).length === 0) {
        onSaved();
        return undefined;
      }
      const { id: leadId, formId, version } = base ?? lead;
      const edited = await mutateAsync({
        params: { formId, leadId },
        body: { ...changes, version },
      });
      // 304: the saved values were already equal.
      const kept = (edited as Lead | null) ?? (await reload());
      if (kept) keep(kept);
      return kept;
    },
    reload,
    saved: () => t('leads:detail.editor.saved'),
    onSaved,
  });
}
