import { VisuallyHidden } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { WizardHead, WizardLine } from '#platform/web/wizard/wizard-frame.tsx';
import { ImportBody } from './import-body.tsx';
import importHeadStyles from './import-head.module.css';
import classes from './import-screen.module.css';
import type { ImportScreenProps } from './import-screen-props.ts';
import { IMPORT_STEPS, type ImportFlow, useImportFlow } from './use-import-flow.ts';

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
    // Scrolls to the start of the step, because on a phone the previous one may have been scrolled far.
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

/** Calls `take` as soon as the element exists, because a step may load code or data first. */
function whenThere(
  place: HTMLElement,
  selector: string,
  take: (found: HTMLElement) => void,
): () => void {
  const look = () => {
    const found = place.querySelector<HTMLElement>(selector);
    if (!found) return;
    observer.disconnect();
    take(found);
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** Rendered before a check ends, so that screen readers announce its result. */
function ImportAnnouncement({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { report, recheck, step } = flow;
  return (
    <VisuallyHidden role="status">
      {recheck.isPending
        ? t('platform:import.checkingAgain')
        : report &&
          step === 'check' &&
          t('platform:import.checked', {
            lines: format.number(report.lines),
            creates: format.number(report.creates),
            updates: format.number(report.updates),
            wrong: format.number(report.wrong),
          })}
    </VisuallyHidden>
  );
}

/** Title of the import, its file, and the link to leave. */
function ImportHead({
  title,
  file,
  leaveTo,
  action,
}: {
  title: string;
  file: ImportReport['file'] | undefined;
  leaveTo: string;
  action?: ReactNode;
}) {
  const size = useFileSizes();
  return (
    <WizardHead
      title={title}
      leaveTo={leaveTo}
      action={action}
      {...(file && {
        subtitle: (
          <span className={importHeadStyles.file}>
            <Icon of={IconFileSpreadsheet} size={14} />
            {file.name}, {size(file.size)}
          </span>
        ),
      })}
    />
  );
}
