import { type Lexicon, leadLexiconCall, lexiconOf } from '#modules/forms/contract/form-settings.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** The term for a lead of a form; without a form, the client-wide term [FORM-02]: ``t(`leads:lexicon.${word}.many`)``. */
export function useLeadLexicon(formId?: string): Lexicon {
  const { id: clientId } = useCurrentClient();
  const { data } = useCall(leadLexiconCall, { params: { clientId } });
  return lexiconOf(data, formId);
}
