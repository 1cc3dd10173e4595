import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RESULT_PARTS } from '#modules/leads/contract/forms/form-settings.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { EditorPart } from '../../components/editor-part.tsx';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';
import classes from './localization.module.css';

const RESULT_NAMES = {
  address: 'leads:editor.result.address',
  distance: 'leads:editor.result.distance',
  openingHours: 'leads:editor.result.openingHours',
  phone: 'leads:editor.result.phone',
  website: 'leads:editor.result.website',
  map: 'leads:editor.result.map',
} as const satisfies Record<(typeof RESULT_PARTS)[number], string>;

/** The details shown for each store in the results. */
export function ResultFields() {
  const { t } = useTranslation();
  const names = useNames(RESULT_NAMES);
  const { value, onChange, 'data-path': path } = useDraftField('settings', 'resultDisplay');
  return (
    <EditorPart title={t('leads:editor.part.resultDisplay')}>
      <div className={classes.checks} data-path={path}>
        {RESULT_PARTS.map((part) => (
          <Checkbox
            key={part}
            label={names[part]}
            checked={value.includes(part)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(RESULT_PARTS.filter((one) => (one === part ? checked : value.includes(one))))
            }
          />
        ))}
      </div>
    </EditorPart>
  );
}
