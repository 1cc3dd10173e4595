import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import {
  ATTRIBUTE_NAME_MAX_LENGTH,
  ATTRIBUTE_VALUE_MAX_LENGTH,
  ATTRIBUTES_LIMIT,
} from '#modules/directory/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../../components/form.module.css';
import type { LocationValues } from '../data/location-values.ts';

/** Internal attributes of the location, such as floor, area or contract; not visible to customers. */
export default function LocationAttributesPart({ form }: { form: ComptoirForm<LocationValues> }) {
  const { t } = useTranslation();
  const { mantine } = form;
  const rows = form.values.attributes;
  const bind = (path: string) => mantine.getInputProps(path) as FieldBinding<string>;
  const set = (attributes: LocationValues['attributes']) => {
    for (const path of Object.keys(mantine.errors))
      if (path.startsWith('attributes')) mantine.clearFieldError(path);
    mantine.setFieldValue('attributes', attributes);
  };
  return (
    <>
      <p className={classes.text}>{t('directory:attributes.help')}</p>
      {rows.map((row, at) => (
        <div key={row.key} className={classes.attribute}>
          <TextField
            {...bind(`attributes.${at}.name`)}
            label={t('directory:attributes.name')}
            maxLength={ATTRIBUTE_NAME_MAX_LENGTH}
            autoComplete="off"
          />
          <TextField
            {...bind(`attributes.${at}.value`)}
            label={t('directory:attributes.value')}
            maxLength={ATTRIBUTE_VALUE_MAX_LENGTH}
            autoComplete="off"
          />
          <ActionIcon
            data-edge="end"
            aria-label={t('directory:attributes.remove', { name: row.name })}
            onClick={() => set(rows.filter(({ key }) => key !== row.key))}
          >
            <Icon of={IconX} size={14} />
          </ActionIcon>
        </div>
      ))}
      {rows.length < ATTRIBUTES_LIMIT && (
        <div>
          <Button
            variant="default"
            leftSection={<Icon of={IconPlus} />}
            onClick={() => set([...rows, { key: crypto.randomUUID(), name: '', value: '' }])}
          >
            {t('directory:attributes.add')}
          </Button>
        </div>
      )}
    </>
  );
}
