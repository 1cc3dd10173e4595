import { type ReactNode, useEffect, useId, useRef } from 'react';
import { problemText } from '#platform/web/api/problem-text.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import type { AddressAdapter } from '#platform/web/module/router-adapters.ts';
import { type DraftState, DraftStateText } from './stored-draft.tsx';
import { useWizard } from './use-wizard.ts';
import classes from './wizard.module.css';
import { WizardActionBar, WizardLine } from './wizard-frame.tsx';
import {
  currentStep,
  type FinishWizard,
  isLastStep,
  type WizardCreation,
  type WizardStep,
} from './wizard-state.ts';
import wizardChoicesStyles from './wizard-summary.module.css';
import wizardSummaryStyles from './wizard-summary.module.css';
import wizardMadeLinesStyles from './wizard-summary.module.css';
import wizardLinesStyles from './wizard-summary.module.css';

const SUMMARY = 'summary';

/**
 * A wizard: one step at a time, a panel with the answers so far, an action bar with the next step, and a summary at the end.
 */
export function Wizard<Draft>(given: {
  steps: readonly WizardStep<Draft>[];
  /** Stored outside the wizard, so that going back loses nothing and it can be saved as a draft. */
  draft: Draft;
  /** Omitted where the last step is the end, because a short form needs no summary. */
  summary?: { name: string; question: string; help?: ReactNode };
  finishLabel: string;
  onFinish: FinishWizard;
  /** What the last button creates, listed next to it. */
  made?: readonly WizardCreation[];
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

/** Panel with the answers so far. */
function WizardChoices<Draft>(given: {
  steps: readonly WizardStep<Draft>[];
  draft: Draft;
  /** Shown in the last step if there is no summary. */
  made: readonly WizardCreation[];
}) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('platform:wizard.choices')}</h2>
      {given.steps.map((step) => (
        <div key={step.id} className={wizardChoicesStyles.choice}>
          <h3 className={wizardChoicesStyles.name}>{step.name}</h3>
          <WizardLines step={step} draft={given.draft} />
        </div>
      ))}
      <WizardMadeLines made={given.made} />
    </>
  );
}

/** All answers by step, each with a link back to its step. */
function WizardSummary<Draft>(given: {
  steps: readonly WizardStep<Draft>[];
  draft: Draft;
  onChange: (step: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {given.steps.map((step) => (
        <section key={step.id} className={wizardSummaryStyles.step} aria-label={step.name}>
          <header className={wizardSummaryStyles.head}>
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

/** Lists what the last button creates, one line each. */
function WizardMadeLines({ made }: { made: readonly WizardCreation[] }) {
  const { t } = useTranslation();
  if (made.length === 0) return null;
  return (
    <section className={wizardMadeLinesStyles.made} aria-label={t('platform:wizard.made')}>
      <h2>{t('platform:wizard.made')}</h2>
      <ul>
        {made.map(({ what, note }) => (
          <li key={what} className={wizardMadeLinesStyles.madeLine}>
            <strong>{what}</strong>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Answers of one step, one line each; open ones are marked. */
function WizardLines<Draft>({ step, draft }: { step: WizardStep<Draft>; draft: Draft }) {
  const { t } = useTranslation();
  const isNothing = (value: unknown) => value === '' || value === null || value === undefined;
  return (
    <KeyValues
      rows={step.summary(draft).map(({ label, value }) => ({
        key: label,
        label,
        value: isNothing(value) ? (
          <span className={wizardLinesStyles.nothing}>{t('platform:wizard.notSet')}</span>
        ) : (
          value
        ),
      }))}
    />
  );
}
