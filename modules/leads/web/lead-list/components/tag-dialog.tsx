import { useState } from 'react';
import { TAG_MAX_LENGTH, TAGS_LIMIT } from '#modules/forms/contract/limits.ts';
import { MultiSelectField, TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LeadDialog } from '../../components/lead-dialog.tsx';
import type { BulkDialogProps } from '../data/lead-listing.ts';

/** Tags that all chosen leads get or lose. */
export default function TagDialog({ count, tags, onChange, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    const isEmpty = add.length + remove.length === 0;
    setMissing(isEmpty);
    return !isEmpty && onChange({ action: 'tag', add, remove });
  };
  return (
    <LeadDialog
      title={t('leads:list.bulk.tagTitle', { count, formatted: number(count) })}
      act={t('leads:list.bulk.tagAct')}
      onSend={submit}
      onClose={onClose}
    >
      <TagsField
        label={t('leads:list.bulk.tagAdd')}
        help={t('leads:list.bulk.tagHelp')}
        error={isMissing && t('platform:field.required')}
        suggestions={tags.filter((one) => !remove.includes(one))}
        limit={TAGS_LIMIT}
        value={add}
        onChange={(given) => setAdd(given.map((one) => one.slice(0, TAG_MAX_LENGTH)))}
        autoFocus
      />
      {tags.length > 0 && (
        <MultiSelectField
          label={t('leads:list.bulk.tagRemove')}
          options={tags
            .filter((one) => !add.includes(one))
            .map((value) => ({ value, label: value }))}
          value={remove}
          onChange={setRemove}
        />
      )}
    </LeadDialog>
  );
}
