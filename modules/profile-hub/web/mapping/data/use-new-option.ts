import { updateCriterionCall } from '#modules/profile-hub/contract/criteria-calls.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import {
  getMappingCall,
  listMappableCriteriaCall,
} from '#modules/profile-hub/contract/mapping-calls.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** Adds an option that is called as an answer is, and gives its id. */
export function useNewOption() {
  const { brandId } = useCurrentClient();
  const say = useProblemText();
  const update = useCallMutation(updateCriterionCall, {
    changes: [listMappableCriteriaCall, getMappingCall],
  });
  return async ({ id, version, options }: Criterion, label: string) => {
    const kept = options.flatMap((option) =>
      typeof option.id === 'number' ? [{ id: option.id, label: option.label }] : [],
    );
    try {
      const changed = await update.mutateAsync({
        params: { id: id ?? '' },
        body: { brandId, version, options: [...kept, { id: null, label }] },
      });
      return changed.options.find((option) => option.label === label)?.id;
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
      return undefined;
    }
  };
}
