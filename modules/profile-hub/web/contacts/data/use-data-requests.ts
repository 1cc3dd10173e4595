import {
  answerDataRequestCall,
  getContactPrivacyCall,
  listDataRequestsCall,
  makePersonFileCall,
  recordDataRequestCall,
} from '#modules/profile-hub/contract/privacy.ts';
import { getJourneyCall } from '#modules/profile-hub/contract/profiles.ts';
import { saveLinkedFile } from '#platform/web/api/download-file.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

const CHANGES = { changes: [getContactPrivacyCall, listDataRequestsCall, getJourneyCall] };

/** Data requests of persons: record, create the file, mark as answered. */
export function useDataRequests(clientId: string) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const recording = useCallMutation(recordDataRequestCall, CHANGES);
  const answering = useCallMutation(answerDataRequestCall, CHANGES);
  const making = useCallMutation(makePersonFileCall);
  const of = (id: string) => ({ params: { uuid: clientId, id } });
  const notifyOutcome = async (work: Promise<unknown>, text: string) => {
    try {
      await work;
      showToast({ text });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
  return {
    record: (contactId: string) =>
      notifyOutcome(
        recording.mutateAsync({ ...of(contactId), body: {} }),
        t('profile-hub:data.recorded'),
      ),
    answer: (id: string) =>
      notifyOutcome(answering.mutateAsync(of(id)), t('profile-hub:data.answered')),
    makeFile: (contactId: string) =>
      notifyOutcome(
        making.mutateAsync(of(contactId)).then(({ path, name }) => saveLinkedFile(path, name)),
        t('profile-hub:data.ready'),
      ),
    isMaking: making.isPending,
  };
}
