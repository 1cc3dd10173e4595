import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WizardLine } from '#platform/web/wizard/wizard-line.tsx';
import { IMPORT_STEPS, useImportFlow } from './flow/use-import-flow.ts';
import { ImportAnnouncement } from './import-announcement.tsx';
import { ImportBody } from './import-body.tsx';
import { ImportHead } from './import-head.tsx';
import classes from './import-screen.module.css';
import type { ImportScreenProps } from './import-screen-props.ts';
import { whenThere } from './when-there.ts';

/** The screen of every import in the suite: file, check, then import [GEN-10]. */
export function ImportScreen(given: ImportScreenProps) {
  const { calls, params, texts, done, source, certify, written, action } = given;
  const { t } = useTranslation();
  const flow = useImportFlow(calls, params);
  const screen = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(flow.stage);
  // A module with its own result page shows all steps as completed.
  const isWritten =
    written !== undefined &&
    flow.jobId !== null &&
    (flow.job === null || flow.job?.state === 'done');
  const current = isWritten ? IMPORT_STEPS.length : IMPORT_STEPS.indexOf(flow.step);

  useEffect(() => {
    if (shown.current === flow.stage || !body.current) return;
    shown.current = flow.stage;
    // The whole step is seen from its beginning: on a phone the one before may have been scrolled far.
    return whenThere(body.current, 'h2[tabindex]', (question) => {
      question.focus({ preventScroll: true });
      screen.current?.scrollIntoView();
    });
  }, [flow.stage]);

  return (
    <div className={classes.screen} ref={screen}>
      <ImportHead
        title={texts.title}
        file={flow.report?.file}
        leaveTo={done.to}
        // The first step shows this action next to its text.
        {...(source && flow.step !== 'file' ? { action: source.action } : { action })}
      />
      <WizardLine
        state={{ steps: IMPORT_STEPS, current, reached: current }}
        names={[
          t('platform:import.stepFile'),
          t('platform:import.stepCheck'),
          certify ? t('platform:import.stepCertify') : t('platform:import.stepImport'),
        ]}
        {...(flow.jobId === null && {
          onGoTo: (step: string) => (step === 'file' ? flow.toFile() : flow.toCheck()),
        })}
      />
      <ImportAnnouncement flow={flow} />
      <div className={classes.body} ref={body}>
        <ImportBody {...given} flow={flow} />
      </div>
    </div>
  );
}
