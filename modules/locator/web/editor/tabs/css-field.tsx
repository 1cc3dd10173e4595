import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import classes from '../components/editor.module.css';
import { useDraft, useDraftField } from '../data/draft-context.tsx';
import { shownFaults } from '../data/draft-store.ts';
import { FIELD_NAMES } from '../data/field-names.ts';

/** The brand's own css; the server names each line that it refuses. */
export function CssField() {
  const { t } = useTranslation();
  const { value, onChange, onBlur } = useDraftField('css');
  const faults = useDraft((state) =>
    Object.entries(shownFaults(state)).filter(([path]) => /^css(?:\.|$)/.test(path)),
  );
  return (
    <Textarea
      data-path="css"
      label={t(FIELD_NAMES.css)}
      description={t('locator:help.css')}
      classNames={{ input: classes.code }}
      rows={10}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      error={
        faults.length > 0 && (
          <span className={classes.faults}>
            {faults.map(([path, fault]) => (
              <span key={path}>
                <FieldMessage fault={fault} />
              </span>
            ))}
          </span>
        )
      }
    />
  );
}
