import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MERGE_RULES, type MergeRule } from '#modules/profile-hub/contract/imports/merge-rule.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './certify.module.css';
import type { CertifyPartProps } from './certify-part.ts';

const NAMES = {
  blanks: 'profile-hub:import.rule.blanks',
  file: 'profile-hub:import.rule.file',
  base: 'profile-hub:import.rule.base',
} as const;

/** Handling of existing contacts, each rule with the number of values that it would write. */
export function MergeChoice({ draft, report: { figures }, onChange }: CertifyPartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { matched = 0, repeated = 0 } = figures;
  const values = (count = 0) =>
    t('profile-hub:import.values', { count, formatted: format.number(count) });
  const effect: Record<MergeRule, string> = {
    blanks: values(figures['blanks.values']),
    file: `${values(figures['file.values'])}, ${t('profile-hub:import.replaced', {
      count: figures['file.replaced'] ?? 0,
      formatted: format.number(figures['file.replaced'] ?? 0),
    })}`,
    base: values(0),
  };
  if (matched + repeated === 0) return null;
  return (
    <Radio.Group
      value={draft.merge}
      onChange={(merge) => onChange({ merge: merge as MergeRule })}
      label={t('profile-hub:import.existing', {
        count: matched,
        formatted: format.number(matched),
      })}
      classNames={{ label: classes.heading ?? '' }}
    >
      <div className={classes.rules}>
        {MERGE_RULES.map((rule) => (
          <Radio key={rule} value={rule} label={t(NAMES[rule])} description={effect[rule]} />
        ))}
      </div>
      {repeated > 0 && (
        <p className={classes.repeated}>
          {t('profile-hub:import.repeated', {
            count: repeated,
            formatted: format.number(repeated),
          })}
        </p>
      )}
    </Radio.Group>
  );
}
