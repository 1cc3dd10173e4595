import { useTranslation } from 'react-i18next';
import { WizardLines } from './wizard-lines.tsx';
import { WizardMadeLines } from './wizard-made-lines.tsx';
import type { WizardMade, WizardStep } from './wizard-step.ts';
import classes from './wizard-summary.module.css';

/** The panel: everything chosen so far, growing while one answers. */
export function WizardChoices<Draft>(given: {
  steps: readonly WizardStep<Draft>[];
  draft: Draft;
  /** At the last question, where nothing comes after it. */
  made: readonly WizardMade[];
}) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('platform:wizard.choices')}</h2>
      {given.steps.map((step) => (
        <div key={step.id} className={classes.choice}>
          <h3 className={classes.name}>{step.name}</h3>
          <WizardLines step={step} draft={given.draft} />
        </div>
      ))}
      <WizardMadeLines made={given.made} />
    </>
  );
}
