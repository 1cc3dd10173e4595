import {
  changeFormCall,
  createFormCall,
  duplicateFormCall,
  getFormCall,
  listFormsCall,
  listFormVersionsCall,
  restoreFormVersionCall,
} from '#modules/leads/contract/forms/form-calls.ts';
import { leadLexiconCall } from '#modules/leads/contract/forms/lead-lexicon.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const CHANGES = { changes: [listFormsCall, getFormCall, listFormVersionsCall, leadLexiconCall] };

/** What changes forms, each with the reads that are stale after it. */
export function useChangeForms() {
  return {
    create: useCallMutation(createFormCall, CHANGES),
    change: useCallMutation(changeFormCall, CHANGES),
    duplicate: useCallMutation(duplicateFormCall, CHANGES),
    restore: useCallMutation(restoreFormVersionCall, CHANGES),
  };
}
