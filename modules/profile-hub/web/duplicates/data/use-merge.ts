import { useState } from 'react';
import { BLOCK_KINDS } from '#modules/profile-hub/contract/blocks.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { Comparison, Duplicate } from '#modules/profile-hub/contract/duplicate.ts';
import {
  decideDuplicateCall,
  getDuplicateCall,
  listDuplicatesCall,
  mergeContactsCall,
  undoMergeCall,
} from '#modules/profile-hub/contract/duplicates.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CONTACT_READS } from '../../contacts/data/use-change-contacts.ts';

/** Id of the contact whose value is used, by criterion. */
export type MergeChoices = Readonly<Record<string, string>>;

type Field = Comparison['fields'][number];

export function suggestedChoices({ fields }: Comparison): MergeChoices {
  return Object.fromEntries(fields.map(({ slug, suggested }) => [slug, suggested]));
}

/** All values from one contact; criteria that it does not have use the suggestion. */
export function choicesFrom(comparison: Comparison, contactId: string): MergeChoices {
  const { criterias = {} } = comparison.contacts.find(({ id }) => id === contactId) ?? {};
  return Object.fromEntries(
    comparison.fields.map(({ slug, suggested }) => [
      slug,
      (criterias[slug] ?? null) === null ? suggested : contactId,
    ]),
  );
}

/**
 * Whether the resulting contact has a blocked address for a purpose; email and phone come from the contacts chosen for
 * them.
 */
export function isStillBlocked(
  { contacts }: Pick<Comparison, 'contacts'>,
  choices: MergeChoices,
  blocked: Comparison['consents'][number]['blocked'],
): boolean {
  return BLOCK_KINDS.some((kind) => {
    const at = contacts.findIndex(({ id }) => id === choices[kind]);
    return blocked[at]?.includes(kind) ?? false;
  });
}

export function isSameInAll({ contacts }: Comparison, { slug }: Field): boolean {
  const values = contacts.map(({ criterias }) => JSON.stringify(criterias[slug] ?? null));
  return new Set(values).size === 1;
}

/** The resulting value; lists are combined. */
export function mergedValue(
  { contacts }: Comparison,
  { slug, type }: Field,
  choices: MergeChoices,
): ContactValue {
  if (type === 'closedMultiple') {
    const all = contacts.flatMap(({ criterias }) => criterias[slug] ?? []);
    return [...new Set(all.filter((one) => typeof one === 'number'))];
  }
  return contacts.find(({ id }) => id === choices[slug])?.criterias[slug] ?? null;
}

const CHANGES = { changes: [listDuplicatesCall, getDuplicateCall, ...CONTACT_READS] };

/**
 * Decisions on possible duplicates, each with an undo in its toast. A dialog shows errors inline, because a toast would
 * be behind it.
 */
export function useMerge(clientId: string, showProblem?: (problem: string | undefined) => void) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const merging = useCallMutation(mergeContactsCall, CHANGES);
  const undoing = useCallMutation(undoMergeCall, CHANGES);
  const deciding = useCallMutation(decideDuplicateCall, CHANGES);
  const params = { uuid: clientId };
  const notifyProblem = (error: unknown) => showToast({ tone: 'bad', text: problemText(error) });

  const confirm = useConfirm();

  /** Requires confirmation, because decisions recorded since the merge count for both contacts. */
  const confirmUndo = async (ids: readonly string[]) => {
    const isConfirmed = await confirm({
      title: t('profile-hub:duplicate.undoTitle'),
      lost: t('profile-hub:duplicate.undoConsent'),
      keep: t('profile-hub:duplicate.undoKeep'),
      act: t('profile-hub:duplicate.undo'),
    });
    if (isConfirmed) await undo(ids);
  };

  const undo = async (ids: readonly string[]) => {
    try {
      let stays = 0;
      for (const id of ids.toReversed())
        stays += (await undoing.mutateAsync({ params: { ...params, id } })).stays.length;
      const staysText = stays > 0 ? `. ${t('profile-hub:duplicate.stays', { count: stays })}` : '';
      showToast({ text: `${t('profile-hub:duplicate.undone')}${staysText}` });
    } catch (error) {
      notifyProblem(error);
    }
  };

  /** Returns whether the merge succeeded. */
  const merge = async (comparison: Comparison, choices: MergeChoices): Promise<boolean> => {
    showProblem?.(undefined);
    try {
      const contacts = comparison.contacts.map(({ id, version }) => ({ id, version }));
      const { mergeIds } = await merging.mutateAsync({ params, body: { contacts, choices } });
      showToast({
        text: t('profile-hub:duplicate.mergedDone'),
        action: {
          label: t('profile-hub:duplicate.undo'),
          onClick: () => void confirmUndo(mergeIds),
        },
      });
      return true;
    } catch (error) {
      if (showProblem) showProblem(problemText(error));
      else notifyProblem(error);
      return false;
    }
  };

  const decide = async (id: string, state: 'open' | 'different'): Promise<boolean> => {
    try {
      await deciding.mutateAsync({ params: { ...params, id }, body: { state } });
      showToast(
        state === 'open'
          ? { text: t('profile-hub:duplicate.takenBack') }
          : {
              text: t('profile-hub:duplicate.decidedDone'),
              action: {
                label: t('profile-hub:duplicate.takeBack'),
                onClick: () => void decide(id, 'open'),
              },
            },
      );
      return true;
    } catch (error) {
      notifyProblem(error);
      return false;
    }
  };

  return { merge, undo: confirmUndo, decide, isBusy: merging.isPending };
}

const NONE: readonly Duplicate[] = [];

/** The current undecided pair. A decided pair disappears immediately, because the next one is already loaded [PH-18]. */
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
  // While the next pair loads, the previous one stays visible but cannot be decided again.
  const pair = query.isPlaceholderData ? undefined : shown;
  const isChosen = shown !== undefined && chosen?.id === shown.id;
  const choices = isChosen ? chosen.choices : shown ? suggestedChoices(shown) : {};
  const choose = (wanted: MergeChoices) => pair && setChosen({ id: pair.id, choices: wanted });
  return {
    current,
    query,
    choices,
    place: at + 1,
    /** Number of pairs decided here that the list no longer counts. */
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
