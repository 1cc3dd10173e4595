import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { FIELD_KEY_MAX_LENGTH, STATICS_LIMIT } from '#modules/forms/contract/limits.ts';
import { STANDARD_STATICS, STATIC_PLACES } from '#modules/forms/contract/texts/form-texts.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useNames } from '#platform/web/module/translate.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import type { FormDraft } from '../../data/draft/draft-store.ts';
import { STATIC_PLACE_NAMES } from '../data/shown-texts.ts';
import classes from './translations.module.css';

/** Additional paragraphs of the brand, each with a key and a place; their texts are in the table above. */
export function OwnTexts() {
  const { t } = useTranslation();
  const store = useDraftStore();
  const places = useNames(STATIC_PLACE_NAMES);
  const statics = useDraft(({ draft }) => draft.statics);
  const [key, setKey] = useState('');
  const isUsed = Object.hasOwn(STANDARD_STATICS, key) || statics.some((one) => one.key === key);
  const isKey = /^[a-z][a-z0-9_]*$/.test(key);
  const set = (next: FormDraft['statics']) =>
    store.change((draft) => ({ ...draft, statics: next }));
  const options = STATIC_PLACES.map((value) => ({ value, label: places[value] }));
  return (
    <EditorPart title={t('forms:editor.part.statics')} note={t('forms:editor.texts.ownHelp')}>
      {statics.length > 0 && (
        <ul className={classes.own}>
          {statics.map((one, index) => (
            <li key={one.key} className={classes.ownText} data-path={`statics.${index}`}>
              <code>static.{one.key}</code>
              <SelectField
                label=""
                aria-label={t('forms:editor.texts.place', { key: one.key })}
                value={one.place}
                options={options}
                onChange={(place) => place && set(statics.with(index, { ...one, place }))}
              />
              <SwitchField
                label={t('forms:editor.texts.ownMandatory')}
                value={one.mandatory}
                onChange={(mandatory) => set(statics.with(index, { ...one, mandatory }))}
              />
              <ActionIcon
                aria-label={t('forms:editor.texts.ownRemove', { key: one.key })}
                onClick={() => set(statics.toSpliced(index, 1))}
              >
                <Icon of={IconX} size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form
        className={classes.ownAdd}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isKey || isUsed || statics.length >= STATICS_LIMIT) return;
          set([...statics, { key, place: 'top', mandatory: false }]);
          setKey('');
        }}
      >
        <TextField
          label={t('forms:field.key')}
          value={key}
          maxLength={FIELD_KEY_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={
            isUsed
              ? t('forms:fault.keyUsed')
              : key !== '' && !isKey
                ? t('forms:fault.fieldKey')
                : undefined
          }
          onChange={setKey}
        />
        <Button
          type="submit"
          variant="default"
          disabled={!isKey || isUsed || statics.length >= STATICS_LIMIT}
          leftSection={<Icon of={IconPlus} />}
        >
          {t('forms:editor.texts.ownAdd')}
        </Button>
      </form>
      <p className={section.help}>{t('forms:editor.texts.ownKeyHelp')}</p>
    </EditorPart>
  );
}
