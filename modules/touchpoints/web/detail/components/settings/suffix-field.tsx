import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ADDITIONAL_SUFFIXES_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { TOUCHPOINT_LABELS } from '../../data/touchpoint-labels.ts';
import type { TouchpointValues } from '../../data/touchpoint-values.ts';
import { ChangedLabel } from '../changed-label.tsx';
import classes from './suffix-field.module.css';

const AddSuffix = onDemand(() => import('./add-suffix.tsx'));

/** All suffixes of the short URL. The main one is already printed and cannot be removed. */
export function SuffixField({
  brandId,
  touchpoint,
  form,
}: {
  brandId: string;
  touchpoint: Touchpoint;
  form: ComptoirForm<TouchpointValues>;
}) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const { mantine, values } = form;
  const { additionalSuffixes: added } = values;
  const change = (next: string[]) => {
    mantine.setFieldValue('additionalSuffixes', next);
    mantine.clearFieldError('additionalSuffixes');
  };
  const close = () => {
    mantine.setFieldValue('newSuffix', '');
    mantine.clearFieldError('newSuffix');
    setAdding(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something was saved, which took the typed one along
  useEffect(() => {
    if (values.newSuffix === '') setAdding(false);
  }, [touchpoint.version]);
  const error = Object.entries(mantine.errors).find(
    ([path, fault]) => path.startsWith('additionalSuffixes') && fault,
  )?.[1];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around one line of chips
    <div role="group" aria-labelledby="touchpoint-suffixes">
      <p className={classes.label} id="touchpoint-suffixes">
        <ChangedLabel isChanged={mantine.isDirty('additionalSuffixes')}>
          {t(TOUCHPOINT_LABELS.additionalSuffixes)}
        </ChangedLabel>{' '}
        <span>{t('touchpoints:detail.suffixesHelp')}</span>
      </p>
      <ul className={classes.chips}>
        <li className={classes.chip}>
          <b>{touchpoint.sourceSuffix}</b>
          <span className={classes.main}>{t('touchpoints:detail.main')}</span>
        </li>
        {added.map((suffix) => (
          <li key={suffix} className={classes.chip}>
            <b>{suffix}</b>
            <button
              type="button"
              className={classes.remove}
              aria-label={t('touchpoints:detail.removeSuffix', { suffix })}
              onClick={() => change(added.filter((one) => one !== suffix))}
            >
              <Icon of={IconX} size={14} />
            </button>
          </li>
        ))}
        {!isAdding && added.length < ADDITIONAL_SUFFIXES_LIMIT && (
          <li>
            <Button
              variant="subtle"
              className={classes.add}
              data-edge="start"
              leftSection={<Icon of={IconPlus} size={14} />}
              data-path="additionalSuffixes"
              onPointerEnter={AddSuffix.fetch}
              onFocus={AddSuffix.fetch}
              onClick={() => setAdding(true)}
            >
              {t('touchpoints:detail.addSuffix')}
            </Button>
          </li>
        )}
      </ul>
      {isAdding && (
        <AddSuffix
          brandId={brandId}
          touchpoint={touchpoint}
          present={[touchpoint.sourceSuffix, ...added]}
          onAdd={(suffix) => {
            change([...added, suffix]);
            close();
          }}
          onCancel={close}
          field={form.field('newSuffix')}
        />
      )}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
