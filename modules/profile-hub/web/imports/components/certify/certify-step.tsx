import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { importCounts } from '#platform/web/imports/check/import-counts.ts';
import type { CertifyGiven } from '#platform/web/imports/import-screen-props.ts';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { ActionBarMessage } from '#platform/web/layout/action-bar-message.tsx';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import {
  type CertifyDraft,
  EMPTY_CERTIFICATE,
  missingParts,
  toImportTerms,
} from '../../data/certify-draft.ts';
import classes from './certify.module.css';
import { CertifyBoxes } from './certify-boxes.tsx';
import { ConsentProof } from './consent-proof.tsx';
import { ImportSummary } from './import-summary.tsx';
import { MergeChoice } from './merge-choice.tsx';

/** The user certifies the file by name and chooses the handling of existing contacts [PH-11, PH-13]. */
export default function CertifyStep({
  report,
  client,
  isStarting,
  failure,
  onBack,
  onStart,
}: CertifyGiven & { client: CurrentClient }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [draft, setDraft] = useState<CertifyDraft>(EMPTY_CERTIFICATE);
  const [isAsked, setAsked] = useState(false);
  const missing = missingParts(draft, report);
  const wrong = new Set(isAsked ? missing : []);
  const { written } = importCounts(report);
  const change = (part: Partial<CertifyDraft>) => setDraft({ ...draft, ...part });
  const start = () => {
    setAsked(true);
    const [first] = missing;
    if (first === undefined) onStart(toImportTerms(draft));
    else document.querySelector<HTMLElement>(`[name="certify-${first}"]`)?.focus();
  };
  const back = t('platform:import.stepCheck');
  const given = { draft, report, wrong, onChange: change };
  return (
    <>
      <SidePanel
        label={t('profile-hub:import.whatHappens')}
        width={344}
        panel={<ImportSummary report={report} merge={draft.merge} />}
      >
        <div className={classes.step}>
          <h2 tabIndex={-1}>{t('profile-hub:import.question', { brand: client.name })}</h2>
          <p className={classes.help}>
            {t('profile-hub:import.questionHelp', {
              count: written,
              formatted: format.number(written),
            })}
          </p>
          {failure !== null && failure !== undefined && (
            <RegionError error={failure} title={t('platform:import.startFailed')} />
          )}
          <CertifyBoxes {...given} brand={client.name} />
          <ConsentProof {...given} />
          <MergeChoice {...given} />
        </div>
      </SidePanel>
      <ActionBar label={t('platform:import.counter')}>
        <Button
          variant="default"
          leftSection={<Icon of={IconArrowLeft} />}
          aria-label={t('platform:wizard.backTo', { name: back })}
          onClick={onBack}
        >
          {back}
        </Button>
        <ActionBarMessage>
          <Trans i18nKey="profile-hub:import.mayLeave" components={{ b: <b /> }} />
        </ActionBarMessage>
        <ActionButton
          isBusy={isStarting}
          rightSection={<Icon of={IconArrowRight} />}
          onClick={start}
        >
          {t('profile-hub:import.certify', { count: written, formatted: format.number(written) })}
        </ActionButton>
      </ActionBar>
    </>
  );
}
