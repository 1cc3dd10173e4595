import { useCallback } from 'react';
import {
  DEFAULT_LEXICON,
  type Lexicon,
  leadLexiconCall,
} from '#modules/leads/contract/forms/form-settings.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** The term for a lead of a form; without a form, the client-wide term [FORM-02]. */
export function useLeadLexicons(): (formId?: string) => Lexicon {
  const { id: clientId } = useCurrentClient();
  const { data } = useCall(leadLexiconCall, { params: { clientId } });
  return useCallback(
    (formId) =>
      data?.ofForms.find((form) => form.formId === formId)?.word ??
      data?.ofClient ??
      DEFAULT_LEXICON,
    [data],
  );
}

/** For one form, or for all: ``t(`leads:lexicon.${useLeadWord(formId)}.many`)``. */
export function useLeadLexicon(formId?: string): Lexicon {
  return useLeadLexicons()(formId);
}
