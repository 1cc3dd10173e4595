import { useTranslation } from 'react-i18next';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import { valueForm } from '#modules/profile-hub/contract/rule-operators.ts';
import type { RuleValue } from '#modules/profile-hub/contract/segment-rule.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import { isIsoDate } from '#platform/web/date-range/iso-date.ts';
import type { DraftRule } from '../data/rule-draft.ts';
import classes from './segment-builder.module.css';

/** One day, or the first and the last of some. */
export function RuleDays({
  rule,
  label,
  onChange,
}: {
  rule: DraftRule;
  label: string;
  onChange: (value: RuleValue | undefined) => void;
}) {
  const { t } = useTranslation();
  const [first = '', last = ''] = ruleValues(rule).map(String);
  const wrongOf = (day: string) =>
    day !== '' && !isIsoDate(day) ? t('platform:field.day') : undefined;
  const field = (name: string, day: string, put: (day: string) => void) => (
    <DateField
      label={name}
      value={day === '' ? null : day}
      onChange={(next) => put(next ?? '')}
      calendarLabel={t('profile-hub:segment.calendar')}
      error={wrongOf(day)}
    />
  );
  if (valueForm(rule.operator) === 'one')
    return field(label, first, (day) => onChange(day === '' ? undefined : day));
  const isTurned = isIsoDate(first) && isIsoDate(last) && first > last;
  return (
    <div className={classes.pair}>
      {field(t('profile-hub:segment.from'), first, (day) => onChange([day, last]))}
      {field(t('profile-hub:segment.to'), last, (day) => onChange([first, day]))}
      {isTurned && <p className={classes.wrong}>{t('profile-hub:fault.rangeOrder')}</p>}
    </div>
  );
}
