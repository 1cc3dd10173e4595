import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  forwardLeadCall,
  relocateLeadCall,
  shareLeadCall,
} from '#modules/leads/contract/leads/hand-over-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import {
  actOnLeadCall,
  getClientLeadCall,
  type givenActionSchema,
  leadHistoryCall,
} from '#modules/leads/contract/leads/lead-calls.ts';
import type { CallInput, CallOutput } from '#platform/contract/call.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, callQueryOptions, useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

export function leadQuery(clientId: string, leadId: string) {
  return callQueryOptions(getClientLeadCall, { params: { clientId, leadId } });
}

/** Shows the response of a change immediately and invalidates other queries about the lead. */
export function useLeadCache(leadId: string) {
  const queries = useQueryClient();
  const { id: clientId } = useCurrentClient();
  const currentLeadQuery = leadQuery(clientId, leadId);
  const readRest = () => {
    void queries.invalidateQueries({ queryKey: callQueryKey(leadHistoryCall) });
    // All queries of the list and its counts.
    void queries.invalidateQueries({
      predicate: ({ meta, queryKey }) =>
        meta?.module === 'leads' && queryKey[1] !== currentLeadQuery.queryKey[1],
      refetchType: 'none',
    });
  };
  return {
    /** Null if nothing had to change. */
    keep(lead: Lead | null): void {
      if (lead) queries.setQueryData(currentLeadQuery.queryKey, lead);
      readRest();
    },
    forget(): void {
      queries.removeQueries({ queryKey: currentLeadQuery.queryKey });
      readRest();
    },
    /** Undefined if reading failed. */
    reload: (): Promise<Lead | undefined> =>
      queries.fetchQuery({ ...currentLeadQuery, staleTime: 0 }).catch(() => undefined),
  };
}

export type GivenAction = z.input<typeof givenActionSchema>;

/**
 * Performs an action on a lead. A refusal returns its text and reloads the lead, because another user was faster
 * [LEAD-04] [LEAD-05].
 */
export function useActOnLead({ id: leadId, formId }: Pick<Lead, 'id' | 'formId'>) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { mutateAsync, isPending, variables } = useCallMutation(actOnLeadCall);
  const { keep, reload } = useLeadCache(leadId);
  return {
    doing: isPending ? variables.body.action : undefined,
    async act(given: GivenAction): Promise<string | undefined> {
      try {
        keep(await mutateAsync({ params: { formId, leadId }, body: given }));
      } catch (error) {
        if (error instanceof ProblemError && error.status < 500) void reload();
        return say(error);
      }
      showToast({ text: t(`leads:detail.done.${given.action}`) });
      return undefined;
    },
  };
}

type HandOverCall = typeof forwardLeadCall | typeof relocateLeadCall | typeof shareLeadCall;

/** Forwards, moves or shares a lead; a refusal returns its text [LEAD-07]. */
export function useHandOver<Call extends HandOverCall>(
  call: Call,
  { id: leadId, formId }: Pick<Lead, 'id' | 'formId'>,
) {
  const say = useProblemText();
  const { keep, reload } = useLeadCache(leadId);
  return {
    async send(
      body: z.input<Call['body']>,
      formatMessage: (answer: CallOutput<Call>) => string,
    ): Promise<string | undefined> {
      const input = { params: { formId, leadId }, body } as CallInput<Call>;
      try {
        const answer = await callServer(call, input);
        const lead = answer as object | null;
        const isLead = lead !== null && 'historyCount' in lead;
        keep(isLead ? (lead as Lead) : null);
        // Sharing changes only the history, so the lead is reloaded for its history count.
        if (lead && !isLead) void reload();
        showToast({ text: formatMessage(answer) });
      } catch (error) {
        if (error instanceof ProblemError && error.status === 409) void reload();
        return say(error);
      }
      return undefined;
    },
  };
}
