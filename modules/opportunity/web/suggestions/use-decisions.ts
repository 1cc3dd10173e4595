import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import type {
  ChangeRequest,
  RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import {
  answerQuestionCall,
  askRequesterCall,
  decideChangeRequestCall,
  declineChangeRequestCall,
  getChangeRequestCall,
  listChangeRequestsCall,
  undoDecisionCall,
  withdrawChangeRequestCall,
} from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, callQueryOptions } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { Suggestions } from './use-suggestions.ts';

/** Which fields an undone decision leaves unchanged, and why. */
export function undoneText(
  { left, impossible }: { left: readonly unknown[]; impossible: readonly unknown[] },
  t: TFunction,
): string {
  const count = left.length + impossible.length;
  if (count === 0) return t('opportunity:suggestions.undone');
  if (impossible.length === 0) return t('opportunity:suggestions.undonePartly', { count });
  return left.length === 0
    ? t('opportunity:suggestions.undoneImpossible', { count })
    : t('opportunity:suggestions.undoneMixed', { count });
}

export type Decisions = ReturnType<typeof useDecisions>;

/** Processes change requests one after another: accept, decline, ask and undo [OPP-06]. */
export function useDecisions({ rows, at, search, total, change }: Suggestions) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);
  /** Fields that the admin excluded, by request; all others are accepted. */
  const [left, setLeft] = useState<Readonly<Record<string, ReadonlySet<RequestableField>>>>({});

  const paramsOf = ({ id }: ChangeRequest) => ({ uuid: clientId, id });
  const chosenOf = (request: ChangeRequest): ReadonlySet<RequestableField> =>
    new Set(request.fields.filter((field) => !left[request.id]?.has(field)));
  const open = (id: string | undefined) => change({ request: id }, 'replace');

  /**
   * Returns the changed request, or undefined if it failed. If another admin was first, shows a message and the current
   * state.
   */
  const run = async (
    request: ChangeRequest,
    work: () => Promise<ChangeRequest>,
  ): Promise<ChangeRequest | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    try {
      const changed = await work();
      const { queryKey } = callQueryOptions(getChangeRequestCall, { params: paramsOf(request) });
      queries.setQueryData(queryKey, changed);
      return changed;
    } catch (error) {
      showToast({ tone: 'bad', text: problemOf(error, request) });
      // When another admin has decided it, it leaves the list but stays open with the decision.
      open(request.id);
      return undefined;
    } finally {
      setBusy(false);
      for (const read of [listChangeRequestsCall, getChangeRequestCall])
        void queries.invalidateQueries({ queryKey: callQueryKey(read) });
    }
  };
  const problemOf = (error: unknown, { location }: ChangeRequest): string => {
    const by = error instanceof ProblemError ? error.params?.by : undefined;
    const isFirst =
      error instanceof ProblemError &&
      ['CHANGE_REQUEST_ENDED', 'CHANGED_MEANWHILE'].includes(error.code);
    return isFirst && by
      ? t('opportunity:suggestions.changedBy', { name: String(by), store: location.name })
      : (problemText(error) ?? t('platform:error.somethingWentWrong'));
  };
  const undo = async (decided: ChangeRequest) => {
    const done = await run(decided, async () => {
      const { request, ...undone } = await callServer(undoDecisionCall, {
        params: paramsOf(decided),
        body: { version: decided.version },
      });
      showToast({ text: undoneText(undone, t) });
      return request;
    });
    if (done) change({ state: 'open', request: done.id }, 'replace');
  };
  /** Opens the next request; a request opened from a notification may be in no row. */
  const goOn = () => open(rows[at + 1]?.id ?? (at > 0 ? rows[at - 1]?.id : undefined));
  const decided = (request: ChangeRequest, text: string) => {
    goOn();
    showToast({
      about: request.id,
      text,
      action: { label: t('opportunity:suggestions.undo'), onClick: () => void undo(request) },
    });
  };

  return {
    isBusy,
    chosenOf,
    undo,
    choose: ({ id }: ChangeRequest, fields: readonly RequestableField[], isChosen: boolean) =>
      setLeft((before) => {
        const next = new Set(before[id]);
        for (const field of fields) isChosen ? next.delete(field) : next.add(field);
        return { ...before, [id]: next };
      }),
    next: () =>
      at + 1 < rows.length
        ? open(rows[at + 1]?.id)
        : total > search.page * 50 && change({ page: search.page + 1, request: undefined }),
    previous: () =>
      at > 0
        ? open(rows[at - 1]?.id)
        : search.page > 1 && change({ page: search.page - 1, request: undefined }),
    async accept(request: ChangeRequest) {
      const fields = [...chosenOf(request)];
      if (fields.length === 0) return;
      const { version, locationVersion } = request;
      const changed = await run(request, () =>
        callServer(decideChangeRequestCall, {
          params: paramsOf(request),
          body: { version, locationVersion, fields },
        }),
      );
      if (changed)
        decided(changed, t('opportunity:suggestions.accepted', { name: request.location.name }));
    },
    async decline(request: ChangeRequest, reason: string): Promise<boolean> {
      const changed = await run(request, () =>
        callServer(declineChangeRequestCall, {
          params: paramsOf(request),
          body: { version: request.version, reason },
        }),
      );
      if (changed)
        decided(changed, t('opportunity:suggestions.declined', { name: request.location.name }));
      return changed !== undefined;
    },
    async ask(request: ChangeRequest, text: string): Promise<boolean> {
      const call = request.isOwn && request.isWaiting ? answerQuestionCall : askRequesterCall;
      const changed = await run(request, () =>
        callServer(call, { params: paramsOf(request), body: { version: request.version, text } }),
      );
      if (changed) showToast({ text: t('opportunity:suggestions.messageSent') });
      return changed !== undefined;
    },
    async withdraw(request: ChangeRequest) {
      const changed = await run(request, () =>
        callServer(withdrawChangeRequestCall, {
          params: paramsOf(request),
          body: { version: request.version },
        }),
      );
      if (changed) showToast({ text: t('opportunity:suggestions.withdrawn') });
    },
  };
}
