import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  CONDITION_PARTS,
  conditionCircle,
  type FormField,
} from '#modules/leads/contract/forms/form-field.ts';
import { CONDITIONS_LIMIT } from '#modules/leads/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { ConditionsField } from '../../components/conditions-field.tsx';
import section from '../../components/section.module.css';
import { newCondition, useConditionables } from '../../data/conditions.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { changeField, fieldLabel } from '../../data/draft/field-edits.ts';
import classes from './fields.module.css';

const TITLES = {
  shownIf: 'leads:field.shownIf',
  requiredIf: 'leads:field.requiredIf',
  skippedIf: 'leads:field.skippedIf',
} as const;
const ADDS = {
  shownIf: 'leads:field.addShownIf',
  requiredIf: 'leads:field.addRequiredIf',
  skippedIf: 'leads:field.addSkippedIf',
} as const;

/** Conditions that show, require or skip a field; cyclic dependencies are reported immediately. */
export function FieldConditions({ field, index }: { field: FormField; index: number }) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const offered = useConditionables(field.key);
  const circle = useDraft(({ draft }) => {
    const found = conditionCircle(draft.fields);
    return found?.includes(field.key)
      ? found.map((key) => fieldLabel(draft, key)).join(' → ')
      : null;
  });
  const set = (part: (typeof CONDITION_PARTS)[number], conditions: FormField['shownIf']) =>
    store.change(changeField(field.key, { [part]: conditions }));
  const [first] = offered;
  return (
    <div className={classes.whole}>
      {CONDITION_PARTS.filter((part) => field[part].length > 0).map((part) => (
        <ConditionsField
          key={part}
          path={`fields.${index}.${part}`}
          label={t(TITLES[part])}
          conditions={field[part]}
          offered={offered}
          onChange={(conditions) => set(part, conditions)}
        />
      ))}
      {circle !== null && (
        <p className={section.error} role="alert">
          {t('leads:field.circle', { fields: circle })}
        </p>
      )}
      {first ? (
        <div className={classes.adds}>
          {CONDITION_PARTS.filter((part) => field[part].length < CONDITIONS_LIMIT).map((part) => (
            <Button
              key={part}
              variant="subtle"
              size="xs"
              leftSection={<Icon of={IconPlus} size={14} />}
              onClick={() => set(part, [...field[part], newCondition(first)])}
            >
              {t(ADDS[part])}
            </Button>
          ))}
        </div>
      ) : (
        <p className={section.help}>{t('leads:field.noConditionable')}</p>
      )}
    </div>
  );
}
