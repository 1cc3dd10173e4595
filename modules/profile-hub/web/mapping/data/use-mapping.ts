import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MappingRule } from '#modules/profile-hub/contract/campaign.ts';
import {
  countCampaignTypesCall,
  listCampaignMappingsCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import type {
  MappedQuestion,
  Mapping,
  QuestionState,
} from '#modules/profile-hub/contract/mapping.ts';
import {
  discardMappingCall,
  getMappingCall,
  mapAnswersCall,
  mapQuestionCall,
  matchMappingCall,
  previewMappingCall,
  saveMappingCall,
  unmapQuestionCall,
} from '#modules/profile-hub/contract/mapping-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

export const QUESTION_TABS = ['all', 'open', 'complete', 'left'] as const;
export type QuestionTab = (typeof QUESTION_TABS)[number];

export function filterQuestions(
  questions: readonly MappedQuestion[],
  tab: QuestionTab,
): MappedQuestion[] {
  return questions.filter(({ state }) => tab === 'all' || state === tab);
}

/** Number of answers in a list that are mapped, including those deliberately mapped to none. */
export function countMappedAnswers({ answers }: MappedQuestion): { said: number; of: number } {
  return {
    said: answers.filter(({ option, left }) => option !== null || left).length,
    of: answers.length,
  };
}

export const TONES = {
  complete: 'ok',
  open: 'due',
  left: 'off',
} as const satisfies Record<QuestionState, string>;

interface AnswerMeaning {
  answer: string;
  option?: number | string | null;
}

/**
 * Actions on the mapping of a campaign. Each change is saved immediately in the temporary mapping, and the response is
 * the whole mapping. Changes run one after the other, so that responses arrive in order.
 */
export function useMapping(campaignId: string) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const leaveToJob = useLeaveToJob();
  const of = { brand_id: brandId, campaign_id: campaignId };
  const key = callQueryOptions(getMappingCall, { query: of }).queryKey;
  const reread = (calls: Parameters<typeof callQueryKey>[0][]) =>
    Promise.all(calls.map((call) => queries.invalidateQueries({ queryKey: callQueryKey(call) })));
  const change = useMutation({
    scope: { id: `mapping ${campaignId}` },
    mutationFn: (work: () => Promise<Mapping>) => work(),
    onSuccess(mapping) {
      queries.setQueryData(key, mapping);
      // Not awaited: an immediate save need not wait for the dependent lists.
      void reread([previewMappingCall, listCampaignMappingsCall, countCampaignTypesCall]);
    },
    async onError(error) {
      showToast({ tone: 'bad', text: problemText(error) });
      await reread([getMappingCall]);
    },
  });
  const run = (work: () => Promise<Mapping>) => change.mutateAsync(work).catch(() => undefined);
  return {
    isBusy: change.isPending,
    mapQuestion: (questionId: string, criterion: string | null) =>
      run(() =>
        callServer(mapQuestionCall, { body: { ...of, question_id: questionId, criterion } }),
      ),
    unmapQuestion: (id: string) =>
      run(() => callServer(unmapQuestionCall, { params: { id }, query: { brand_id: brandId } })),
    mapAnswers: (questionId: string, answers: AnswerMeaning[]) =>
      run(() => callServer(mapAnswersCall, { body: { ...of, question_id: questionId, answers } })),
    setRule: (rule: MappingRule) =>
      run(async () => (await callServer(saveMappingCall, { body: { ...of, rule } })).mapping),
    discard: () => run(() => callServer(discardMappingCall, { body: of })),
    match: () =>
      run(async () => {
        const { mapping, questions, answers } = await callServer(matchMappingCall, { body: of });
        showToast({ text: t('profile-hub:mapping.matched', { questions, answers }) });
        return mapping;
      }),
    save: (version: number) =>
      run(async () => {
        const body = { ...of, saved: true, version };
        const { mapping, jobId } = await callServer(saveMappingCall, { body });
        if (jobId) void leaveToJob(jobId, t('profile-hub:mapping.saved', { name: mapping.name }));
        return mapping;
      }),
  };
}
export type MappingActions = ReturnType<typeof useMapping>;

/** Preview of saving, with another example contact on request. */
export function usePreview({ campaign_id, id }: Mapping) {
  const { brandId } = useCurrentClient();
  const [example, setExample] = useState(0);
  const query = useCall(
    previewMappingCall,
    { query: { brand_id: brandId, campaign_id, example } },
    { enabled: id !== null },
  );
  return { query, another: () => setExample((before) => before + 1) };
}
export type Preview = ReturnType<typeof usePreview>;
