import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Duplicate } from '#modules/profile-hub/contract/duplicate.ts';
import { getDuplicateCall } from '#modules/profile-hub/contract/duplicates.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { useMerge } from '../data/use-merge.ts';
import { DecidePair } from './decide-pair.tsx';
import classes from './duplicates.module.css';

/** One pair after the other, the surest first. What is decided leaves at once, and the next one was read already. */
export function PairsToDecide({
  clientId,
  pairs,
  total,
}: {
  clientId: string;
  pairs: readonly Duplicate[];
  total: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { merge, decide } = useMerge(clientId);
  // Until the list is read again it still has what was just decided.
  const [decided, setDecided] = useState({ of: pairs, ids: new Set<string>() });
  const [wanted, setWanted] = useState(0);
  const open = pairs.filter(({ id }) => decided.of !== pairs || !decided.ids.has(id));
  const at = Math.min(wanted, Math.max(open.length - 1, 0));
  const current = open[at];
  const params = (id = '') => ({ params: { uuid: clientId, id } });
  const query = useCall(getDuplicateCall, params(current?.id), { enabled: current !== undefined });
  const next = open[at + 1];
  useCall(getDuplicateCall, params(next?.id), { enabled: next !== undefined });
  if (!current)
    return (
      <EmptyState title={t('profile-hub:duplicate.none')}>
        {t('profile-hub:duplicate.noneHint')}
      </EmptyState>
    );
  const leave = async (id: string, work: Promise<boolean>) => {
    const ids = decided.of === pairs ? decided.ids : [];
    setDecided({ of: pairs, ids: new Set([...ids, id]) });
    if (!(await work)) setDecided({ of: pairs, ids: new Set(ids) });
  };
  const go = (step: number) => setWanted((at + step + open.length) % open.length);
  const walk = (
    <span className={classes.walk}>
      {t('profile-hub:duplicate.place', {
        place: format.number(at + 1),
        total: format.number(Math.max(total - (pairs.length - open.length), open.length)),
      })}
      <ActionIcon aria-label={t('profile-hub:duplicate.previous')} onClick={() => go(-1)}>
        <Icon of={IconChevronUp} />
      </ActionIcon>
      <ActionIcon aria-label={t('profile-hub:duplicate.next')} onClick={() => go(1)}>
        <Icon of={IconChevronDown} />
      </ActionIcon>
    </span>
  );
  return (
    <QueryBoundary query={query} isEditor>
      {(pair) => (
        <DecidePair
          key={pair.id}
          pair={pair}
          title={t('profile-hub:duplicate.question', { name: current.names[0] ?? '' })}
          walk={walk}
          onMerge={(choices) => void leave(pair.id, merge(pair, choices))}
          onNotSame={() => void leave(pair.id, decide(pair.id, 'different'))}
          onSkip={() => go(1)}
        />
      )}
    </QueryBoundary>
  );
}
