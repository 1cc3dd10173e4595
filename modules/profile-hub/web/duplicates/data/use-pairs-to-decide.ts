import { useState } from 'react';
import type { Duplicate } from '#modules/profile-hub/contract/duplicate.ts';
import { getDuplicateCall } from '#modules/profile-hub/contract/duplicates.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { choicesFrom, type MergeChoices, suggestedChoices } from './merge-choices.ts';
import { useMerge } from './use-merge.ts';

const NONE: readonly Duplicate[] = [];

/** The pair that is decided now. A decided pair leaves immediately, and the next one was read already [PH-18]. */
export function usePairsToDecide(clientId: string, listed: readonly Duplicate[] | undefined) {
  const pairs = listed ?? NONE;
  const { merge, decide } = useMerge(clientId);
  // The list contains decided pairs until it is reloaded.
  const [decided, setDecided] = useState({ of: pairs, ids: new Set<string>() });
  const [wanted, setWanted] = useState(0);
  const [chosen, setChosen] = useState<{ id: string; choices: MergeChoices }>();
  const open = pairs.filter(({ id }) => decided.of !== pairs || !decided.ids.has(id));
  const at = Math.min(wanted, Math.max(open.length - 1, 0));
  const current = open[at];
  const next = open[at + 1];
  const params = (id = '') => ({ params: { uuid: clientId, id } });
  const query = useCall(getDuplicateCall, params(current?.id), { enabled: current !== undefined });
  useCall(getDuplicateCall, params(next?.id), { enabled: next !== undefined });
  if (!current) return undefined;

  const leave = async (id: string, work: Promise<boolean>) => {
    const ids = decided.of === pairs ? decided.ids : [];
    setDecided({ of: pairs, ids: new Set([...ids, id]) });
    if (!(await work)) setDecided({ of: pairs, ids: new Set(ids) });
  };
  const go = (step: number) => setWanted((at + step + open.length) % open.length);
  const shown = query.data;
  // While the next pair is on its way the one before is still shown, and nothing is decided of it again.
  const pair = query.isPlaceholderData ? undefined : shown;
  const isChosen = shown !== undefined && chosen?.id === shown.id;
  const choices = isChosen ? chosen.choices : shown ? suggestedChoices(shown) : {};
  const choose = (wanted: MergeChoices) => pair && setChosen({ id: pair.id, choices: wanted });
  return {
    current,
    query,
    choices,
    place: at + 1,
    /** How many the list no longer counts, since they were decided here. */
    gone: pairs.length - open.length,
    go,
    choose: (slug: string, contactId: string) => choose({ ...choices, [slug]: contactId }),
    takeNewest: () => {
      const newest = pair?.contacts.at(-1);
      if (pair && newest) choose(choicesFrom(pair, newest.id));
    },
    merge: () => pair && void leave(pair.id, merge(pair, choices)),
    notSame: () => pair && void leave(pair.id, decide(pair.id, 'different')),
  };
}

export type PairsToDecide = NonNullable<ReturnType<typeof usePairsToDecide>>;
