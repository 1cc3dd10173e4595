import { Button, Radio } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { Trans } from 'react-i18next';
import { MERGE_RULES, type MergeRule } from '#modules/profile-hub/contract/imports/import-terms.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { CheckboxField } from '#platform/web/fields/choice-fields.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { importCounts } from '#platform/web/imports/check/import-result.tsx';
import { useColumnNames } from '#platform/web/imports/columns/use-column-names.ts';
import type { CertifyProps } from '#platform/web/imports/import-screen-props.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import {
  type CertifyDraft,
  EMPTY_CERTIFICATE,
  missingParts,
  toImportTerms,
} from '../../data/certify-draft.ts';
import { shortHash } from '../../data/import-facts.ts';
import classes from './certify.module.css';
import { type CertifyPartProps, ConsentProof } from './consent-proof.tsx';
import { ImportSummary } from './import-summary.tsx';

/** The user certifies the file by name and chooses the handling of existing contacts [PH-11, PH-13]. */
export default function CertifyStep({
  report,
  client,
  isStarting,
  failure,
  onBack,
  onStart,
}: CertifyProps & { client: CurrentClient }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [draft, setDraft] = useState<CertifyDraft>(EMPTY_CERTIFICATE);
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = missingParts(draft, report);
  const wrong = new Set(isSubmitted ? missing : []);
  const { written } = importCounts(report);
  const change = (part: Partial<CertifyDraft>) => setDraft({ ...draft, ...part });
  const start = () => {
    setSubmitted(true);
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
        width={368}
        top={14}
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

/** Handling of existing contacts, each rule with the number of values that it would write. */
function MergeChoice({ draft, report: { figures }, onChange }: CertifyPartProps) {
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
          <Radio
            key={rule}
            value={rule}
            label={t(`profile-hub:import.rule.${rule}`)}
            description={effect[rule]}
          />
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

/** The two statements that the user certifies, and the file. */
function CertifyBoxes({
  draft,
  report,
  wrong,
  brand,
  onChange,
}: CertifyPartProps & { brand: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useColumnNames(report.known) ?? ((slug: string) => slug);
  const consentTexts = Object.entries(report.figures).flatMap(([figure, count]) =>
    figure.startsWith('said.')
      ? [`${nameOf(figure.slice('said.'.length))} ${format.number(count)}`]
      : [],
  );
  return (
    <div className={classes.certificate}>
      <div className={classes.box}>
        <CheckboxField
          name="certify-consent"
          label={t('profile-hub:import.agreed', { brand })}
          help={
            consentTexts.length > 0
              ? t('profile-hub:import.agreedHelp', { list: format.list(consentTexts) })
              : t('profile-hub:import.noConsent')
          }
          error={wrong.has('consent') ? t('profile-hub:import.boxMissing') : undefined}
          value={draft.consent}
          onChange={(consent) => onChange({ consent })}
        />
      </div>
      <div className={classes.box}>
        <CheckboxField
          name="certify-noThirdParty"
          label={t('profile-hub:import.noThirdParty')}
          help={t('profile-hub:import.noThirdPartyHelp')}
          error={wrong.has('noThirdParty') ? t('profile-hub:import.boxMissing') : undefined}
          value={draft.noThirdParty}
          onChange={(noThirdParty) => onChange({ noThirdParty })}
        />
      </div>
      <p className={classes.signature}>
        <span className={classes.signed}>
          <Icon of={IconSignature} size={14} />
          {t('profile-hub:import.signature')}
        </span>
        {report.file.sha256 !== undefined && (
          <span className={classes.hash}>
            {t('profile-hub:import.fileHash', { hash: shortHash(report.file.sha256) })}
          </span>
        )}
      </p>
    </div>
  );
}
