import { useTranslation } from 'react-i18next';
import {
  LEVEL_NAMES,
  LEVELS,
  stampCardFields,
} from '#modules/corner-shop/contract/stamp-card-fields.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import classes from '#platform/web/record/record-form.module.css';
import { STAMP_CARD_LABELS } from '../data/stamp-card-names.ts';
import type { StampCardValues } from '../data/stamp-card-values.ts';

/** Every field of the form, in its place. */
export function StampCardFields({ form }: { form: ComptoirForm<StampCardValues> }) {
  const { t } = useTranslation();
  const labels = useNames(STAMP_CARD_LABELS);
  const levels = useNames(LEVEL_NAMES);
  return (
    <div className={classes.fields}>
      <TextField
        {...form.field('name')}
        label={labels.name}
        maxLength={stampCardFields.name.max}
        autoComplete="off"
      />
      <TextField
        {...form.field('code')}
        label={labels.code}
        help={t('corner-shop:editor.codeHelp')}
        maxLength={stampCardFields.code.max}
        autoComplete="off"
      />
      <FieldPair>
        <SelectField
          {...form.field('level')}
          onChange={(level) => level && form.field('level').onChange(level)}
          label={labels.level}
          options={LEVELS.map((value) => ({ value, label: levels[value] }))}
        />
        <NumberField {...form.field('quantity')} label={labels.quantity} />
      </FieldPair>
      <FieldPair>
        <DateField
          {...form.field('startsOn')}
          label={labels.startsOn}
          calendarLabel={t('corner-shop:editor.calendar')}
        />
      </FieldPair>
      <SwitchField
        {...form.field('active')}
        label={labels.active}
        help={t('corner-shop:editor.activeHelp')}
      />
    </div>
  );
}
