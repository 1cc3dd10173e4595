import { useTranslation } from 'react-i18next';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import type { WizardStep } from './wizard-step.ts';
import classes from './wizard-summary.module.css';

/** The answers of one step, a line each; open ones are marked. */
export function WizardLines<Draft>({ step, draft }: { step: WizardStep<Draft>; draft: Draft }) {
  const { t } = useTranslation();
  const isNothing = (value: unknown) => value === '' || value === null || value === undefined;
  return (
    <KeyValues
      rows={step.summary(draft).map(({ label, value }) => ({
        key: label,
        label,
        value: isNothing(value) ? (
          <span className={classes.nothing}>{t('platform:wizard.notSet')}</span>
        ) : (
          value
        ),
      }))}
    />
  );
}
