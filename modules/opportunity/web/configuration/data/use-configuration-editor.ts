import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  getConfigurationCall,
  type OpportunityConfig,
  saveConfigurationCall,
} from '#modules/opportunity/contract/configuration.ts';
import { getAreasCall, getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import { listOwnLayersCall } from '#modules/opportunity/contract/own-layers.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryKey, callQueryOptions, useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { isEqual } from '#platform/web/fields/form/editor-store.ts';
import type { WrongFields } from '#platform/web/fields/form/form-faults.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import {
  CONFIG_TABS,
  type ConfigTab,
  changedTabs,
  draftFaults,
  isEmptyAt,
  refusedFields,
  tabForPath,
} from './configuration-draft.ts';

export type StoredConfiguration = CallOutput<typeof getConfigurationCall>;

export interface ConfigurationEditor {
  /** The configuration as last read or saved. */
  base: StoredConfiguration;
  draft: OpportunityConfig;
  change: (part: Partial<OpportunityConfig>) => void;
  /** All errors by field path. A field shows its error only when it loses focus, one of a new row not before its first focus. */
  faults: WrongFields;
  /** The same paths in tab order. */
  wrong: readonly { path: string; tab: ConfigTab }[];
  /** Path of the focused field: `layers.1.legends.penetration.2.value`. */
  focused: string;
  setFocused: (path: string) => void;
  changed: readonly ConfigTab[];
  isSaving: boolean;
  conflict: { by: string; at: string } | undefined;
  /** Returns the first invalid path if saving was not possible. */
  save: () => Promise<string | undefined>;
  discard: () => void;
  reload: () => Promise<void>;
  overwrite: () => Promise<string | undefined>;
  /** After a layer was deleted, levels that used it have the embedded areas again, saved or not. */
  forgetLayer: (id: string) => void;
}

/** Edits the configuration. Unsaved input survives a failed save [OPP-08]. */
export function useConfigurationEditor(
  clientId: string,
  stored: StoredConfiguration,
): ConfigurationEditor {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const params = { clientId };
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(stored.config);
  const [refused, setRefused] = useState<WrongFields>({});
  const [conflict, setConflict] = useState<ConfigurationEditor['conflict']>();
  const [focused, setFocused] = useState('');
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const put = useCallMutation(saveConfigurationCall, {
    changes: [getAreasCall, getMapChoicesCall, listOwnLayersCall],
  });
  const found = useMemo(() => draftFaults(draft), [draft]);
  const faults = useMemo(() => {
    const isShown = (path: string) =>
      path !== focused && (visited.has(path) || !isEmptyAt(draft, path));
    const shown = Object.entries(found).filter(([path]) => isTried || isShown(path));
    return { ...Object.fromEntries(shown), ...refused };
  }, [draft, found, refused, focused, visited, isTried]);
  const wrong = useMemo(
    () =>
      Object.keys(faults)
        .map((path) => ({ path, tab: tabForPath(path) }))
        .sort((a, b) => CONFIG_TABS.indexOf(a.tab) - CONFIG_TABS.indexOf(b.tab)),
    [faults],
  );
  const changed = useMemo(() => changedTabs(base.config, draft), [base, draft]);

  const adopt = (read: StoredConfiguration, edited = read.config) => {
    queries.setQueryData(callQueryKey(getConfigurationCall, { params }), read);
    setBase(read);
    setDraft(edited);
    setRefused({});
    setConflict(undefined);
    setTried(false);
  };
  // A version saved by another user is shown immediately if nothing was changed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another version was read
  useEffect(() => {
    if (stored.version > base.version && changed.length === 0) adopt(stored);
  }, [stored]);

  const save = async (version = base.version): Promise<string | undefined> => {
    if (put.isPending || (changed.length === 0 && version === base.version)) return undefined;
    const now = draftFaults(draft);
    setTried(true);
    const first = Object.keys(now)[0];
    if (first !== undefined) {
      showToast({
        tone: 'bad',
        about: 'configuration',
        text: t('opportunity:configuration.invalid'),
      });
      return first;
    }
    try {
      const answer = await put.mutateAsync({ params, body: { config: draft, version } });
      // Input typed during the save remains an unsaved change.
      setDraft((latest) => (latest === draft ? answer.config : latest));
      queries.setQueryData(callQueryKey(getConfigurationCall, { params }), answer);
      setBase(answer);
      setRefused({});
      setConflict(undefined);
      setTried(false);
      showToast({ about: 'configuration', text: t('opportunity:configuration.saved') });
      return undefined;
    } catch (error) {
      return fail(error);
    }
  };
  const fail = (error: unknown): string | undefined => {
    if (error instanceof ProblemError && error.code === changedMeanwhile.code) {
      setConflict({ by: String(error.params?.by ?? ''), at: String(error.params?.at ?? '') });
      return undefined;
    }
    const places = refusedFields(error);
    const [first] = Object.keys(places);
    if (first !== undefined) {
      setRefused(places);
      showToast({
        tone: 'bad',
        about: 'configuration',
        text: t('opportunity:configuration.invalid'),
      });
      return first;
    }
    showToast({
      tone: 'bad',
      about: 'configuration',
      text: t('opportunity:configuration.saveFailed'),
      action: { label: t('platform:error.tryAgain'), onClick: () => void latestSave.current() },
    });
    return undefined;
  };
  // A toast may outlive its draft.
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const readLatest = () =>
    queries
      .fetchQuery({ ...callQueryOptions(getConfigurationCall, { params }), staleTime: 0 })
      .catch((error: unknown) => showToast({ tone: 'bad', text: problemText(error) }));

  return {
    base,
    draft,
    faults,
    wrong,
    focused,
    setFocused(path) {
      setFocused(path);
      if (path !== '') setVisited((before) => new Set(before).add(path));
    },
    changed,
    isSaving: put.isPending,
    conflict,
    change(part) {
      setDraft((latest) => ({ ...latest, ...part }));
      const fields = Object.keys(part);
      setRefused((places) =>
        Object.fromEntries(
          Object.entries(places).filter(([path]) => !fields.includes(path.split('.')[0] ?? '')),
        ),
      );
    },
    save: () => save(),
    discard() {
      const typed = draft;
      setDraft(base.config);
      setRefused({});
      setTried(false);
      showToast({
        about: 'configuration',
        text: t('opportunity:configuration.discarded'),
        action: { label: t('opportunity:configuration.undo'), onClick: () => setDraft(typed) },
      });
    },
    async reload() {
      const read = await readLatest();
      if (typeof read === 'object') adopt(read);
    },
    forgetLayer(id) {
      const without = (config: OpportunityConfig) => ({
        ...config,
        layers: config.layers.map((layer) =>
          layer.ownLayerId === id ? { ...layer, ownLayerId: null } : layer,
        ),
      });
      setBase((read) => ({ ...read, config: without(read.config) }));
      setDraft(without);
    },
    async overwrite() {
      const read = await readLatest();
      if (typeof read !== 'object') return undefined;
      setBase(read);
      setConflict(undefined);
      if (isEqual(read.config, draft)) return undefined;
      return save(read.version);
    },
  };
}
