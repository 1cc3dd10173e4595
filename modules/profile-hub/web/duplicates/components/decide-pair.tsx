import { Button } from '@mantine/core';
import { IconArrowMerge, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DuplicatePair } from '#modules/profile-hub/contract/duplicate.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { ActionBarMessage } from '#platform/web/layout/action-bar-message.tsx';
import { choicesFrom, type MergeChoices, suggestedChoices } from '../data/merge-choices.ts';
import { useDecisionKeys } from '../data/use-decision-keys.ts';
import classes from './duplicates.module.css';
import { MergeTable } from './merge-table.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One pair: what is kept of each, and the three ways to decide, by pointer or by key. */
export function DecidePair({
  pair,
  title,
  walk,
  onMerge,
  onNotSame,
  onSkip,
}: {
  pair: DuplicatePair;
  title: string;
  /** Where it stands among the others. */
  walk: ReactNode;
  onMerge: (choices: MergeChoices) => void;
  onNotSame: () => void;
  onSkip: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [choices, setChoices] = useState(() => suggestedChoices(pair));
  const newest = pair.contacts.at(-1);
  const actions = { merge: () => onMerge(choices), notSame: onNotSame, skip: onSkip };
  useDecisionKeys(actions);
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.who}>
          <h2 className={classes.title}>{title}</h2>
          {t('profile-hub:duplicate.likely', { percent: format.percent(pair.score / 100) })}
          {pair.reasons.length > 0 && ' · '}
          {format.list(pair.reasons.map((reason) => t(`profile-hub:duplicate.reason.${reason}`)))}
        </div>
        {walk}
        {newest && (
          <Button variant="default" onClick={() => setChoices(choicesFrom(pair, newest.id))}>
            {t('profile-hub:duplicate.takeRight')}
          </Button>
        )}
      </div>
      <MergeTable
        comparison={pair}
        choices={choices}
        onChoose={(slug, id) => setChoices((before) => ({ ...before, [slug]: id }))}
      />
      <ActionBar label={t('profile-hub:title.duplicates')}>
        <ActionBarMessage>
          <b>{t('profile-hub:duplicate.barTitle', { count: pair.contacts.length })}.</b>{' '}
          {t('profile-hub:duplicate.barUndo', {
            date: format.date(new Date(Date.now() + UNDO_DAYS * DAY_MS)),
          })}
        </ActionBarMessage>
        <Button variant="subtle" onClick={actions.skip} rightSection={<Key>S</Key>}>
          {t('profile-hub:duplicate.skip')}
        </Button>
        <Button
          variant="default"
          onClick={actions.notSame}
          leftSection={<Icon of={IconUsers} />}
          rightSection={<Key>N</Key>}
        >
          {t('profile-hub:duplicate.notSame')}
        </Button>
        <Button
          onClick={actions.merge}
          leftSection={<Icon of={IconArrowMerge} />}
          rightSection={<Key on="surface">Enter</Key>}
        >
          {t('profile-hub:duplicate.mergeNext')}
        </Button>
      </ActionBar>
    </>
  );
}

/** A phone has no keys to press. */
function Key({ on = 'header', children }: { on?: 'surface' | 'header'; children: string }) {
  return (
    <span className={classes.key}>
      <Kbd on={on}>{children}</Kbd>
    </span>
  );
}
