import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TAG_MAX_LENGTH, TAGS_LIMIT } from '#modules/leads/contract/limits.ts';
import { mantineWords } from '#platform/web/fields/field-words.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useDropPlace } from '#platform/web/shell/drop-place.ts';
import type { BulkDialogProps } from '../data/bulk-dialog-props.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** Tags that all chosen leads get or lose. */
export default function TagDialog({ count, tags, ...rest }: BulkDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dropPlace = useDropPlace();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const changeOf = () => {
    setMissing(add.length + remove.length === 0);
    return add.length + remove.length === 0 ? undefined : ({ action: 'tag', add, remove } as const);
  };
  return (
    <BulkDialog
      {...rest}
      title={t('leads:list.bulk.tagTitle', { count, formatted: number(count) })}
      act={t('leads:list.bulk.tagAct')}
      changeOf={changeOf}
    >
      <TagsInput
        {...mantineWords({
          label: t('leads:list.bulk.tagAdd'),
          help: t('leads:list.bulk.tagHelp'),
          error: isMissing && t('platform:field.required'),
        })}
        data={tags.filter((tag) => !remove.includes(tag))}
        value={add}
        onChange={(given) => setAdd(given.map((tag) => tag.trim().slice(0, TAG_MAX_LENGTH)))}
        maxTags={TAGS_LIMIT}
        comboboxProps={dropPlace}
        data-autofocus
      />
      {tags.length > 0 && (
        <MultiSelectField
          label={t('leads:list.bulk.tagRemove')}
          options={tags
            .filter((tag) => !add.includes(tag))
            .map((tag) => ({ value: tag, label: tag }))}
          value={remove}
          onChange={setRemove}
        />
      )}
    </BulkDialog>
  );
}
