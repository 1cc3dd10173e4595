import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#platform/web/api/problem-text.ts';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import type { AddressAdapter } from '#platform/web/table/address/address-adapter.ts';
import { type DraftState, DraftStateText } from './draft-state.tsx';
import { useWizard } from './use-wizard.ts';
import classes from './wizard.module.css';
import { WizardActionBar } from './wizard-action-bar.tsx';
import { WizardChoices } from './wizard-choices.tsx';
import { WizardLine } from './wizard-line.tsx';
import { WizardMadeLines } from './wizard-made-lines.tsx';
import { currentStep, isLastStep } from './wizard-state.ts';
import type { FinishWizard, WizardMade, WizardStep } from './wizard-step.ts';
import { WizardSummary } from './wizard-summary.tsx';

const SUMMARY = 'summary';

/** One question after the other, a panel that sums up, a action bar that names where it leads, a summary at the end. */
export function Wizard<Draft>(given: {
  steps: readonly WizardStep<Draft>[];
  /** Stored outside the wizard, so that going back loses nothing and it can be saved as a draft. */
  draft: Draft;
  /** Omitted where the last step is the end, because a short form needs no summary. */
  summary?: { name: string; question: string; help?: ReactNode };
  finishLabel: string;
  onFinish: FinishWizard;
  /** What finishing makes, listed where the last button is. */
  made?: readonly WizardMade[];
  address: AddressAdapter;
  draftState?: DraftState;
}) {
  const { steps, draft, summary, made = [] } = given;
  const { t, i18n } = useTranslation();
  const formId = useId();
  const section = useRef<HTMLFormElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const wizard = useWizard({ ...given, lastStep: summary && SUMMARY });
  const { state } = wizard;
  const id = currentStep(state);
  const step = steps.find((each) => each.id === id);
  const names = [...steps.map(({ name }) => name), ...(summary ? [summary.name] : [])];
  const isLast = isLastStep(state);
  const shown = useRef(id);

  useEffect(() => {
    if (state.problems.length > 0)
      section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.problems]);
  useEffect(() => {
    if (shown.current !== id) question.current?.focus();
    shown.current = id;
  }, [id]);

  if (!wizard.isReady) return null;
  const body = (
    <form
      id={formId}
      ref={section}
      className={classes.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (isLast ? wizard.finish() : wizard.next());
      }}
    >
      <h2 ref={question} tabIndex={-1} className={classes.question}>
        {step?.question ?? summary?.question}
      </h2>
      <div className={classes.help}>{step ? step.help : summary?.help}</div>
      {wizard.broken !== null && (
        <div className={classes.error}>
          <RegionError
            error={wizard.broken}
            title={problemText(i18n, wizard.broken) ?? t('platform:wizard.checkFailed')}
          />
        </div>
      )}
      {step ? (
        step.content({
          problemOf: (field) => state.problems.find((each) => each.field === field)?.message,
          answered: wizard.answered,
        })
      ) : (
        <WizardSummary steps={steps} draft={draft} onChange={wizard.goTo} />
      )}
    </form>
  );
  return (
    <div className={classes.wizard}>
      <WizardLine state={state} names={names} onGoTo={wizard.goTo} />
      {step || made.length > 0 ? (
        <SidePanel
          label={step ? t('platform:wizard.choices') : t('platform:wizard.made')}
          width={368}
          panel={
            step ? (
              (step.panel ?? (
                <WizardChoices steps={steps} draft={draft} made={isLast ? made : []} />
              ))
            ) : (
              <WizardMadeLines made={made} />
            )
          }
        >
          {body}
        </SidePanel>
      ) : (
        <div className={classes.content}>{body}</div>
      )}
      <WizardActionBar
        formId={formId}
        position={t('platform:wizard.stepOf', { step: state.current + 1, steps: names.length })}
        previous={names[state.current - 1]}
        next={names[state.current + 1]}
        onward={step?.onward}
        finishLabel={given.finishLabel}
        checking={state.checking !== null}
        said={step?.said ?? (given.draftState && <DraftStateText state={given.draftState} />)}
        onBack={wizard.back}
      />
    </div>
  );
}
