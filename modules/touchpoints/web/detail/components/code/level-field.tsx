import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ERROR_LEVELS, type ErrorLevel } from '#modules/touchpoints/contract/code-style.ts';
import classes from './code-panel.module.css';

/** How much of a code can be lost without losing it. */
export function LevelField({
  value,
  onChange,
  isDisabled = false,
}: {
  value: ErrorLevel;
  onChange: (level: ErrorLevel) => void;
  isDisabled?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div>
      <span className={classes.label}>{t('touchpoints:code.level')}</span>
      <SegmentedControl
        fullWidth
        aria-label={t('touchpoints:code.level')}
        disabled={isDisabled}
        value={value}
        onChange={onChange}
        data={ERROR_LEVELS.map((level) => ({ value: level, label: level }))}
      />
    </div>
  );
}
