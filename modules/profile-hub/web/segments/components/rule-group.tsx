import { Button, UnstyledButton } from '@mantine/core';
import { IconBracketsContain, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GROUP_DEPTH_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { type DraftGroup, isDraftGroup } from '../data/rule-draft.ts';
import { RuleRow } from './rule-row.tsx';
import classes from './segment-builder.module.css';
import type { SegmentBuilderState } from './use-segment-builder.ts';

/** A group of rules with its condition; brass while one of its rules is edited. */
export function RuleGroupBox({
  group,
  desk,
  depth = 1,
}: {
  group: DraftGroup;
  desk: SegmentBuilderState;
  depth?: number;
}) {
  const { t } = useTranslation();
  const { draft } = desk;
  const word = t(group.condition === 'and' ? 'profile-hub:segment.and' : 'profile-hub:segment.or');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its edge
    <div
      role="group"
      aria-label={t('profile-hub:segment.group')}
      className={classes.group}
      data-hot={desk.editedGroup === group.key ? '' : undefined}
    >
      <span className={classes.bracket} aria-hidden="true" />
      <DropMenu
        position="bottom-start"
        rows={() => [
          {
            id: 'and',
            label: t('profile-hub:segment.andHelp'),
            run: () => draft.setCondition(group.key, 'and'),
          },
          {
            id: 'or',
            label: t('profile-hub:segment.orHelp'),
            run: () => draft.setCondition(group.key, 'or'),
          },
        ]}
        button={(props) => (
          <UnstyledButton
            {...props}
            className={classes.word}
            aria-label={`${t('profile-hub:segment.joined')}: ${word}`}
          >
            {word}
            <Icon of={IconChevronDown} size={12} />
          </UnstyledButton>
        )}
      />
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
