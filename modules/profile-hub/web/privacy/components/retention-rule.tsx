import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getRetentionCall,
  previewRetentionCall,
  saveRetentionCall,
} from '#modules/profile-hub/contract/privacy.ts';
import type {
  RetentionPreview as Preview,
  Retention,
} from '#modules/profile-hub/contract/privacy-records.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './privacy.module.css';

const MONTHS = [6, 12, 18, 24, 36, 48, 60, 120] as const;
const NEVER = 'never';

/** Retention period of contacts: selected, previewed, then confirmed [PH-17]. */
export function RetentionRule({ clientId, stored }: { clientId: string; stored: Retention }) {
  const { t } = useTranslation();
  const format = useFormat();
  const problemText = useProblemText();
  const confirm = useConfirm();
  const params = { uuid: clientId };
  const [chosen, setChosen] = useState(String(stored.months ?? NEVER));
  const months = chosen === NEVER ? null : Number(chosen);
  const preview = useCall(
    previewRetentionCall,
    { params, query: { months: months ?? 1, limit: 10 } },
    { enabled: months !== null },
  );
  const save = useCallMutation(saveRetentionCall, {
    changes: [getRetentionCall, previewRetentionCall],
  });
  const isShown = months === null || (preview.data !== undefined && !preview.isPlaceholderData);
  const act = async () => {
    const seen = months === null ? 0 : (preview.data?.now ?? 0);
    const isSure =
      months === null ||
      (await confirm({
        title: t('profile-hub:retention.confirmTitle', {
          count: seen,
          formatted: format.number(seen),
        }),
        lost: t('profile-hub:retention.confirmBody'),
        keep: t('profile-hub:erase.keep'),
        act: t('profile-hub:retention.save'),
        isDestructive: true,
      }));
    if (!isSure) return;
    try {
      await save.mutateAsync({ params, body: { months, seen, version: stored.version } });
      showToast({ text: t('profile-hub:retention.saved') });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
      void preview.refetch();
    }
  };
  const choices = [...new Set([...MONTHS, ...(stored.months === null ? [] : [stored.months])])];
  return (
    <>
      <div className={classes.rule}>
        <SelectField
          label={t('profile-hub:retention.rule')}
          value={chosen}
          onChange={(next) => next !== null && setChosen(next)}
          options={[
            { value: NEVER, label: t('profile-hub:retention.never') },
            ...choices
              .sort((a, b) => a - b)
              .map((count) => ({
                value: String(count),
                label: t('profile-hub:retention.months', { count }),
              })),
          ]}
        />
        {months !== stored.months && (
          <ActionButton isBusy={save.isPending || !isShown} onClick={() => void act()}>
            {t('profile-hub:retention.save')}
          </ActionButton>
        )}
      </div>
      {stored.months !== null && stored.confirmedAt !== null && (
        <p className={classes.quiet}>
          {t('profile-hub:retention.active', { date: format.date(stored.confirmedAt) })}
        </p>
      )}
      {months !== null && <RetentionPreview query={preview} />}
    </>
  );
}

/** Contacts that a rule would erase now and soon; the longest inactive first. */
function RetentionPreview({ query }: { query: UseQueryResult<Preview> }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <QueryBoundary query={query}>
      {({ now, soon, items }) => (
        <>
          <p className={classes.figures} role="status">
            {t('profile-hub:retention.now', { count: now, formatted: format.number(now) })} ·{' '}
            {t('profile-hub:retention.soon', { count: soon, formatted: format.number(soon) })}
          </p>
          <ul className={classes.list}>
            {items.map(({ id, name, lastActivityAt, keptUntil }) => (
              <li key={id} className={classes.row}>
                <span>
                  {name}
                  <small>
                    {t('profile-hub:retention.lastActivity', { date: format.date(lastActivityAt) })}
                  </small>
                </span>
                <span>
                  {t('profile-hub:retention.keptUntil', { date: format.date(keptUntil) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryBoundary>
  );
}
