import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { RULES_LIMIT, TAG_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { newCondition, useConditionables } from '../../data/conditions.ts';
import { useDraftStore } from '../../data/draft/draft-context.ts';
import { useDraftField, useFault } from '../../data/draft/use-draft-field.tsx';
import { useOpenedRule } from '../data/use-opened-rule.ts';
import classes from './localization.module.css';
import { RuleList } from './rule-list.tsx';

/** Tags that a new lead gets, depending on its answers. */
export function TagRules() {
  const { t } = useTranslation();
  const { value: rules, onChange } = useDraftField('locationSettings', 'tagRules');
  const offered = useConditionables();
  const opened = useOpenedRule('locationSettings.tagRules', rules);
  const add = () => {
    const [first] = offered;
    const rule = { id: crypto.randomUUID(), when: first ? [newCondition(first)] : [], tag: '' };
    onChange([...rules, rule]);
    opened.open(rule.id);
  };
  return (
    <EditorPart
      title={t('forms:editor.part.tagRules')}
      note={t('forms:editor.localization.everyFits')}
      end={
        <Button
          className={classes.add ?? ''}
          variant="subtle"
          size="xs"
          disabled={rules.length >= RULES_LIMIT}
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={add}
        >
          {t('forms:editor.localization.addTag')}
        </Button>
      }
    >
      <RuleList
        path="locationSettings.tagRules"
        rules={rules}
        offered={offered}
        opened={opened}
        onChange={onChange}
        outcomeOf={({ tag }) => <Tag>{tag || '…'}</Tag>}
        consequence={({ tag }, { path, set }) => (
          <TagField path={`${path}.tag`} value={tag} onChange={(next) => set({ tag: next })} />
        )}
      />
    </EditorPart>
  );
}

function TagField(given: { path: string; value: string; onChange: (tag: string) => void }) {
  const { t } = useTranslation();
  const store = useDraftStore();
  return (
    <TextField
      data-path={given.path}
      label={t('forms:editor.localization.tag')}
      value={given.value}
      maxLength={TAG_MAX_LENGTH}
      autoComplete="off"
      error={useFault(given.path)}
      onChange={given.onChange}
      onBlur={() => store.leave(given.path)}
    />
  );
}
