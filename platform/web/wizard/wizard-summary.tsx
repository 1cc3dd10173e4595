import { useTranslation } from 'react-i18next';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { WizardLines } from './wizard-lines.tsx';
import type { WizardStep } from './wizard-step.ts';
import classes from './wizard-summary.module.css';

/** Everything that was chosen, step by step, each with the way back to it. */
export function WizardSummary<Draft>(given: {
  steps: readonly WizardStep<Draft>[];
  draft: Draft;
  onChange: (step: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {given.steps.map((step) => (
        <section key={step.id} className={classes.step} aria-label={step.name}>
          <header className={classes.head}>
            <h3>{step.name}</h3>
            <LinkButton
              aria-label={t('platform:wizard.changeStep', { name: step.name })}
              onClick={() => given.onChange(step.id)}
            >
              {t('platform:wizard.change')}
            </LinkButton>
          </header>
          <WizardLines step={step} draft={given.draft} />
        </section>
      ))}
    </>
  );
}
