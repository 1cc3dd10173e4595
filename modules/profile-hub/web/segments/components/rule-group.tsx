import { Button } from '@mantine/core';
import { IconBracketsContain, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GROUP_DEPTH_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { type DraftGroup, isDraftGroup } from '../data/rule-draft.ts';
import { RuleRow } from './rule-row.tsx';
import classes from './segment-builder.module.css';
import type { BuilderDesk } from './use-builder-desk.ts';

/** A bracket around some rules, with the word that joins them; brass while one of them is edited. */
export function RuleGroupBox({
  group,
  desk,
  depth = 1,
}: {
  group: DraftGroup;
  desk: BuilderDesk;
  depth?: number;
}) {
  const { t } = useTranslation();
  const { draft } = desk;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its edge
    <div
      role="group"
      aria-label={t('profile-hub:segment.group')}
      className={classes.group}
      data-hot={desk.editedGroup === group.key ? '' : undefined}
    >
      <span className={classes.bracket} aria-hidden="true" />
      <select
        className={classes.word}
        aria-label={t('profile-hub:segment.joined')}
        value={group.condition}
        onChange={(event) =>
          draft.setCondition(group.key, event.currentTarget.value === 'or' ? 'or' : 'and')
        }
      >
        <option value="and">{t('profile-hub:segment.and')}</option>
        <option value="or">{t('profile-hub:segment.or')}</option>
      </select>
      {group.filters.map((part) =>
        isDraftGroup(part) ? (
          <RuleGroupBox key={part.key} group={part} desk={desk} depth={depth + 1} />
        ) : (
          <RuleRow key={part.key} rule={part} desk={desk} />
        ),
      )}
      <div className={classes.adds}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Icon of={IconPlus} size={14} />}
          disabled={desk.isFull}
          onClick={() => draft.addRule(group.key)}
        >
          {t('profile-hub:segment.addRule')}
        </Button>
        {depth < GROUP_DEPTH_LIMIT && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<Icon of={IconBracketsContain} size={14} />}
            disabled={desk.isFull}
            onClick={() => draft.addGroup(group.key, group.condition)}
          >
            {t('profile-hub:segment.addGroup')}
          </Button>
        )}
      </div>
    </div>
  );
}
