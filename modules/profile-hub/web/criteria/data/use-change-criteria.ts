import {
  countFilledCriteriaCall,
  createCriterionCall,
  getCriterionCall,
  listOwnCriteriaCall,
  listUsableCriteriaCall,
  searchCriteriaCall,
  updateCriterionCall,
} from '#modules/profile-hub/contract/criteria-calls.ts';
import { listMappableCriteriaCall } from '#modules/profile-hub/contract/mapping-calls.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const CHANGES = {
  changes: [
    searchCriteriaCall,
    getCriterionCall,
    listUsableCriteriaCall,
    listOwnCriteriaCall,
    countFilledCriteriaCall,
    listMappableCriteriaCall,
  ],
};

/** What changes criteria, each with the reads that are stale after it. */
export function useChangeCriteria() {
  return {
    create: useCallMutation(createCriterionCall, CHANGES),
    update: useCallMutation(updateCriterionCall, CHANGES),
  };
}
