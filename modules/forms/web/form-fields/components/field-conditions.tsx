import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  CONDITION_PARTS,
  conditionCircle,
  type FormField,
} from '#modules/forms/contract/form-field.ts';
import { CONDITIONS_LIMIT } from '#modules/forms/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { ConditionsField } from '../../components/conditions-field.tsx';
import { newCondition, useConditionables } from '../../data/conditions.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { changeField, fieldLabel } from '../../data/draft/field-edits.ts';
import classes from './fields.module.css';

const TITLES = {
  shownIf: 'forms:field.shownIf',
  requiredIf: 'forms:field.requiredIf',
  skippedIf: 'forms:field.skippedIf',
} as const;
const ADDS = {
  shownIf: 'forms:field.addShownIf',
  requiredIf: 'forms:field.addRequiredIf',
  skippedIf: 'forms:field.addSkippedIf',
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
          {t('forms:field.circle', { fields: circle })}
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
        <p className={section.help}>{t('forms:field.noConditionable')}</p>
      )}
    </div>
  );
}
