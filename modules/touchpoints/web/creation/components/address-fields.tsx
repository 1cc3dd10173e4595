import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import { HOST_PLACEHOLDER } from '#modules/touchpoints/contract/destination.ts';
import { checkSuffixCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { wrongFields } from '#platform/web/fields/form/form-faults.ts';
import { TextField, UrlField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { WizardContent } from '#platform/web/wizard/wizard-state.ts';
import { DestinationHint } from '../../components/destination-hint.tsx';
import { useDestinationCheck } from '../../data/use-destination-check.ts';
import { useSuffixCheck } from '../../data/use-suffix-check.ts';
import { addressStepSchema, type CustomDraft } from '../data/custom-draft.ts';
import { ConfigurationField } from './configuration-field.tsx';
import classes from './creation.module.css';

const PAUSE_MS = 400;

const NO_SUFFIXES: readonly string[] = [];

/** Destination and suffix; shows during typing whether the suffix is free [TP-03]. */
export function AddressFields({
  brandId,
  base,
  offered,
  draft,
  change,
  content,
}: {
  brandId: string;
  base: string;
  offered: readonly Configuration[];
  draft: CustomDraft;
  change: (part: Partial<CustomDraft>) => void;
  content: WizardContent;
}) {
  const { t } = useTranslation();
  const [isLeft, setLeft] = useState(false);
  const suffix = useSuffixCheck({ brandId, typed: draft.sourceSuffix, present: NO_SUFFIXES });
  const answer = useDestinationCheck(brandId, draft);
  const proposed = useSuffixProposal(brandId, draft);
  const wrong = isLeft ? wrongFields(addressStepSchema, draft).destUrl : undefined;
  const proposal = suffix.proposal ?? (draft.sourceSuffix === '' ? proposed : undefined);
  const takeSuffix = (sourceSuffix: string) => {
    content.answered('sourceSuffix');
    change({ sourceSuffix });
  };
  return (
    <div className={classes.fields}>
      <UrlField
        label={t('touchpoints:field.destUrl')}
        help={t('touchpoints:creation.destinationHelp', { host: HOST_PLACEHOLDER })}
        value={draft.destUrl}
        isRequired
        error={content.problemOf('destUrl') ?? (wrong && <FieldMessage fault={wrong} />)}
        onBlur={() => setLeft(draft.destUrl !== '')}
        onChange={(destUrl) => {
          content.answered('destUrl');
          change({ destUrl });
        }}
      />
      <DestinationHint answer={answer} />
      <ConfigurationField
        offered={offered}
        value={draft.configurationSlug}
        onChange={(configurationSlug) => change({ configurationSlug })}
      />
      <TextField
        label={t('touchpoints:field.suffix')}
        help={t('touchpoints:creation.suffixHelp')}
        prefix={base}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={draft.sourceSuffix}
        error={
          content.problemOf('sourceSuffix') ??
          (suffix.fault && <FieldMessage fault={suffix.fault} />)
        }
        onChange={takeSuffix}
      />
      <p className={classes.said} role="status" data-tone={suffix.isFree ? 'good' : undefined}>
        {suffix.isFree && t('touchpoints:creation.free')}
        {proposal !== undefined && (
          <>
            {t('touchpoints:creation.proposal')}
            <LinkButton onClick={() => takeSuffix(proposal)}>{proposal}</LinkButton>
          </>
        )}
      </p>
    </div>
  );
}

/** A free suffix, based on the last words of the destination if it has any [TP-03]. */
function useSuffixProposal(
  brandId: string,
  { destUrl, sourceSuffix }: Pick<CustomDraft, 'destUrl' | 'sourceSuffix'>,
): string | undefined {
  const [words] = useDebouncedValue(lastPathSegment(destUrl), PAUSE_MS);
  const { data } = useCall(
    checkSuffixCall,
    { query: { brandId, ...(words !== '' && { words }) } },
    { enabled: sourceSuffix === '' && destUrl !== '' },
  );
  return data?.proposal;
}

/** `https://maison.example/fr/conseils/entretien-de-la-fonte.html?x=1` returns `entretien-de-la-fonte`. */
export function lastPathSegment(destUrl: string): string {
  const [path = ''] = destUrl.replace(/^(?:https?:\/\/[^/]*|\{host\})/i, '').split(/[?#]/, 1);
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return last.replace(/\.\w{2,5}$/, '').slice(0, 200);
}
