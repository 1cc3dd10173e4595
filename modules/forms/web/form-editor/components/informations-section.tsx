import { FORM_NAME_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraftLexicon } from '../../data/draft/draft-context.ts';
import type { SectionProps } from '../../data/draft/editor-places.ts';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';
import classes from './informations.module.css';

/** Name and description of the form, and whether it accepts leads. */
export default function InformationsSection({ form }: SectionProps) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const { moment } = useFormat();
  return (
    <>
      <EditorPart title={t('forms:editor.section.informations')}>
        <div className={classes.fields}>
          <TextField
            {...useDraftField('informations', 'name')}
            isRequired
            label={t(PART_NAMES['informations.name'])}
            help={t('forms:forms.create.nameHelp')}
            maxLength={FORM_NAME_MAX_LENGTH}
            autoComplete="off"
          />
          <TextareaField
            {...useDraftField('informations', 'description')}
            label={t(PART_NAMES['informations.description'])}
            help={t('forms:editor.informations.descriptionHelp')}
          />
          <SwitchField
            {...useDraftField('informations', 'active')}
            label={t(`forms:lexicon.${word}.takes`)}
            help={t('forms:editor.informations.activeHelp')}
          />
        </div>
      </EditorPart>
      <EditorPart title={t('forms:editor.informations.facts')}>
        <KeyValues
          rows={[
            {
              key: 'id',
              label: t('forms:editor.informations.id'),
              value: (
                <span className={classes.id}>
                  {form.id}
                  <CopyButton value={form.id} label={t('forms:editor.informations.copyId')} />
                </span>
              ),
            },
            {
              key: 'version',
              label: t('forms:editor.informations.version'),
              value: String(form.version),
            },
            {
              key: 'created',
              label: t('forms:editor.informations.created'),
              value: moment(form.createdAt),
            },
            {
              key: 'changed',
              label: t('forms:forms.list.column.changed'),
              value: moment(form.updatedAt),
            },
          ]}
        />
      </EditorPart>
    </>
  );
}
