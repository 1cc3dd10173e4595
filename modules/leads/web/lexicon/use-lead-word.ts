import { useCallback } from 'react';
import { HOUSE_WORD, type Lexicon } from '#modules/leads/contract/forms/form-settings.ts';
import { leadWordsCall } from '#modules/leads/contract/forms/lead-words.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** What a lead of a form is called; without a form, what leads of all the client's forms are called together [FORM-02]. */
export function useLeadWords(): (formId?: string) => Lexicon {
  const { id: clientId } = useCurrentClient();
  const { data } = useCall(leadWordsCall, { params: { clientId } });
  return useCallback(
    (formId) =>
      data?.ofForms.find((form) => form.formId === formId)?.word ?? data?.ofClient ?? HOUSE_WORD,
    [data],
  );
}

/** For one form, or for all: ``t(`leads:lexicon.${useLeadWord(formId)}.many`)``. */
export function useLeadWord(formId?: string): Lexicon {
  return useLeadWords()(formId);
}
