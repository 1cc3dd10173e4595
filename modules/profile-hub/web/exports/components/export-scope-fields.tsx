import { useTranslation } from 'react-i18next';
import { RadioField } from '#platform/web/fields/radio-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import type { ExportChoices } from '../data/use-export-form.ts';

/** All contacts, or those of a segment. */
export function ExportScopeFields({
  segments,
  segment,
  onChange,
}: {
  segments: ExportChoices['segments'];
  segment: string | null;
  onChange: (segment: string | null) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <RadioField
        label={t('profile-hub:export.what')}
        value={segment === null ? 'all' : 'segment'}
        onChange={(part) => onChange(part === 'segment' ? (segments[0]?.id ?? null) : null)}
        options={[
          { value: 'all', label: t('profile-hub:export.part.all') },
          {
            value: 'segment',
            label: t('profile-hub:export.part.segment'),
            disabled: segments.length === 0,
            ...(segments.length === 0 && { help: t('profile-hub:export.noSegment') }),
          },
        ]}
      />
      {segment !== null && (
        <SelectField
          label={t('profile-hub:export.segment')}
          value={segment}
          onChange={onChange}
          options={segments.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}
