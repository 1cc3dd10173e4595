import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { SUFFIX_MAX_LENGTH } from '#modules/touchpoints/contract/limits.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { type FieldBinding, FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { shortUrlParts } from '../../../data/touchpoint-listing.ts';
import { useSuffixCheck } from '../../../data/use-suffix-check.ts';
import classes from './suffix-field.module.css';

/** Adds a suffix and shows during typing whether it is free. */
export default function AddSuffix({
  brandId,
  touchpoint,
  present,
  field,
  onAdd,
  onCancel,
}: {
  brandId: string;
  touchpoint: Touchpoint;
  present: readonly string[];
  field: FieldBinding<string>;
  onAdd: (suffix: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  /** Enter was pressed during the check: the suffix is added once the check confirms that it is free. */
  const [isWished, setWished] = useState(false);
  const { value: typed } = field;
  const setTyped = (next: string) => {
    setWished(false);
    field.onChange(next);
  };
  const suffix = typed.trim();
  const { fault, proposal, isAsking } = useSuffixCheck({
    brandId,
    touchpointId: touchpoint._id,
    typed,
    present,
  });
  const isReady = suffix !== '' && fault === undefined && !isAsking;
  const add = () => {
    if (isReady) onAdd(suffix);
    else if (isAsking) setWished(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the answer is there
  useEffect(() => {
    if (!isWished || isAsking) return;
    setWished(false);
    if (isReady) onAdd(suffix);
  }, [isWished, isAsking]);
  return (
    <div className={classes.adding}>
      <TextField
        {...field}
        label={t('touchpoints:detail.newSuffix')}
        prefix={shortUrlParts(touchpoint).base}
        onChange={setTyped}
        maxLength={SUFFIX_MAX_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={fault ? <FieldMessage fault={fault} /> : field.error}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key !== 'Enter') return;
          // Enter adds the suffix and does not send the form around it.
          event.preventDefault();
          add();
        }}
      />
      <div className={classes.addActions}>
        <Button variant="default" disabled={!isReady && !isAsking} onClick={add}>
          {t('touchpoints:detail.add')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('platform:dialog.cancel')}
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
