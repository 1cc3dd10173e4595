import type { z } from 'zod';
import type {
  forwardLeadCall,
  relocateLeadCall,
  shareLeadCall,
} from '#modules/leads/contract/leads/hand-over-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { CallInput, CallOutput } from '#platform/contract/call.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useLeadCache } from './use-lead-cache.ts';

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
      said: (answer: CallOutput<Call>) => string,
    ): Promise<string | undefined> {
      const input = { params: { formId, leadId }, body } as CallInput<Call>;
      try {
        const answer = await callServer(call, input);
        const lead = answer as object | null;
        const isLead = lead !== null && 'historyCount' in lead;
        keep(isLead ? (lead as Lead) : null);
        // Sharing changes only the history, so the lead is reloaded for its history count.
        if (lead && !isLead) void reload();
        showToast({ text: said(answer) });
      } catch (error) {
        if (error instanceof ProblemError && error.status === 409) void reload();
        return say(error);
      }
      return undefined;
    },
  };
}
