import { Button } from '@mantine/core';
import { IconArrowMerge, IconUsers } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import type { DuplicatePair } from '#modules/profile-hub/contract/duplicate.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage, ActionBarMore } from '#platform/web/layout/action-bar.tsx';
import type { PairsToDecide } from '../data/use-merge.ts';
import classes from './duplicates.module.css';
import { MergeTable } from './merge-table.tsx';

const TAKEN =
  'button, a, textarea, select, input:not([type="radio"]), [contenteditable], [role="menuitem"]';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One pair: the chosen values and the three decisions, by pointer or keyboard. */
export function DecidePair({ pair, pairs }: { pair: DuplicatePair; pairs: PairsToDecide }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { merge, notSame, choices, choose } = pairs;
  const skip = () => pairs.go(1);
  useDecisionKeys({ merge, notSame, skip });
  return (
    <>
      <MergeTable comparison={pair} choices={choices} onChoose={choose} />
      <ActionBar label={t('profile-hub:title.duplicates')}>
        <ActionBarMessage>
          <b>{t('profile-hub:duplicate.barTitle', { count: pair.contacts.length })}.</b>
          <ActionBarMore>
            {t('profile-hub:duplicate.barUndo', {
              date: format.date(new Date(Date.now() + UNDO_DAYS * DAY_MS)),
            })}
          </ActionBarMore>
        </ActionBarMessage>
        <Button
          className={classes.skip}
          variant="subtle"
          onClick={skip}
          rightSection={<Key>S</Key>}
        >
          {t('profile-hub:duplicate.skip')}
        </Button>
        <Button
          className={classes.decide}
          variant="default"
          onClick={notSame}
          leftSection={<Icon of={IconUsers} />}
          rightSection={<Key>N</Key>}
        >
          {t('profile-hub:duplicate.notSame')}
        </Button>
        <Button
          className={classes.decide}
          onClick={merge}
          leftSection={<Icon of={IconArrowMerge} />}
          rightSection={<Key on="surface">{t('platform:key.enter')}</Key>}
        >
          {t('profile-hub:duplicate.mergeNext')}
        </Button>
      </ActionBar>
    </>
  );
}

/** Hidden on phones, which have no keyboard. */
function Key({ on = 'header', children }: { on?: 'surface' | 'header'; children: string }) {
  return (
    <span className={classes.key}>
      <Kbd on={on}>{children}</Kbd>
    </span>
  );
}

/** N, S and Enter decide on a pair, unless the user types or a dialog is open. */
function useDecisionKeys(actions: {
  notSame: () => void;
  skip: () => void;
  merge: () => void;
}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    if (isHeld || document.querySelector('dialog[open]')) return;
    const { target } = event;
    // Enter on a button presses that button; radio buttons keep their own keys.
    if (target instanceof HTMLElement && target.matches(TAKEN)) return;
    const act = actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    actions[act]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function actionOf(key: string): 'notSame' | 'skip' | 'merge' | undefined {
  if (key === 'Enter') return 'merge';
  if (key.toLowerCase() === 'n') return 'notSame';
  return key.toLowerCase() === 's' ? 'skip' : undefined;
}
