import { useTranslation } from 'react-i18next';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import { valueForm } from '#modules/profile-hub/contract/rule-operators.ts';
import type { RuleValue } from '#modules/profile-hub/contract/segment-rule.ts';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import type { DraftRule } from '../data/rule-draft.ts';
import classes from './segment-builder.module.css';

/** One number, or the smallest and the largest. */
export function RuleNumbers({
  rule,
  label,
  onChange,
}: {
  rule: DraftRule;
  label: string;
  onChange: (value: RuleValue | undefined) => void;
}) {
  const { t } = useTranslation();
  const [first = null, last = null] = ruleValues(rule).map((value) =>
    typeof value === 'number' ? value : null,
  );
  if (valueForm(rule.operator) === 'one')
    return (
      <NumberField
        label={label}
        value={first}
        onChange={(number) => onChange(number ?? undefined)}
        min={0}
      />
    );
  const pair = (from: number | null, to: number | null) => onChange([from ?? '', to ?? '']);
  const isTurned = first !== null && last !== null && first > last;
  return (
    <div className={classes.pair}>
      <NumberField
        label={t('profile-hub:segment.from')}
        value={first}
        onChange={(number) => pair(number, last)}
        min={0}
      />
      <NumberField
        label={t('profile-hub:segment.to')}
        value={last}
        onChange={(number) => pair(first, number)}
        min={0}
      />
      {isTurned && <p className={classes.wrong}>{t('profile-hub:fault.rangeOrder')}</p>}
    </div>
  );
}
