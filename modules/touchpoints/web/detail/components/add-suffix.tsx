import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUFFIX_MAX_LENGTH } from '#modules/touchpoints/contract/limits.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { touchpointFault } from '../../components/touchpoint-fault.tsx';
import { shortUrlParts } from '../../data/short-url-parts.ts';
import { useSuffixCheck } from '../../data/use-suffix-check.ts';
import classes from './suffix-field.module.css';

/** One more suffix, told while it is typed whether it is free. */
export default function AddSuffix({
  brandId,
  touchpoint,
  present,
  onAdd,
  onCancel,
}: {
  brandId: string;
  touchpoint: Touchpoint;
  present: readonly string[];
  onAdd: (suffix: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const suffix = typed.trim();
  const { fault, proposal, isAsking } = useSuffixCheck({
    brandId,
    touchpointId: touchpoint._id,
    typed,
    present,
  });
  const isReady = suffix !== '' && fault === undefined && !isAsking;
  return (
    <div className={classes.adding}>
      <TextField
        label={t('touchpoints:detail.newSuffix')}
        prefix={shortUrlParts(touchpoint).base}
        value={typed}
        onChange={setTyped}
        maxLength={SUFFIX_MAX_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={fault && (touchpointFault(fault) ?? <FieldMessage fault={fault} />)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key !== 'Enter') return;
          // Enter adds the suffix and does not send the form around it.
          event.preventDefault();
          if (isReady) onAdd(suffix);
        }}
      />
      <div className={classes.addActions}>
        <Button variant="default" disabled={!isReady} onClick={() => onAdd(suffix)}>
          {t('touchpoints:detail.add')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('touchpoints:dialog.cancel')}
        </Button>
      </div>
      <p className={classes.said} role="status">
        {isReady && t('touchpoints:check.free')}
        {proposal !== undefined && (
          <LinkButton onClick={() => setTyped(proposal)}>
            {t('touchpoints:check.useProposal', { suffix: proposal })}
          </LinkButton>
        )}
      </p>
    </div>
  );
}
