import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import type { RecordRow } from '#platform/contract/records/record-calls.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import classes from '#platform/web/record/record-form.module.css';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { RecordInput } from './record-input.tsx';
import {
  changedValues,
  type RecordParts,
  type RecordValues,
  toRecordValues,
  useRecordTexts,
} from './record-parts.ts';
import { useValueText } from './use-value-text.ts';

interface EditorProps {
  record: AnyRecord;
  parts: RecordParts;
  clientId: string;
  /** Null for a new record. */
  stored: RecordRow | null;
  onReload: () => Promise<RecordRow | undefined>;
  onSaved?: (saved: RecordRow) => void;
}

/** Shows and edits all fields of a described record; on a conflict the second user sees what the first one saved. */
export function RecordEditor(given: EditorProps) {
  const { record, parts, stored } = given;
  const { t } = useTranslation();
  const { label } = useRecordTexts(record);
  const textOf = useValueText(record.fields);
  const mayManage = useAbility(record.manage);
  const editor = useDescribedForm(given);
  const { form } = editor;
  useUnsavedGuard(form.changes, useLeaveBlocker);
  return (
    <form {...form.props} className={classes.form}>
      <ConflictNote
        editor={editor}
        labelOf={label}
        wordsOf={(name, values) => textOf(name, values[name])}
      />
      <div className={classes.scroll}>
        <div className={classes.fields}>
          {Object.entries(record.fields).map(([name, field]) => {
            const Own = parts.inputs?.[name];
            const help = parts.help?.[name];
            const common = { form, name, label: label(name) };
            return Own ? (
              <Own key={name} {...common} />
            ) : (
              <RecordInput key={name} field={field} {...common} {...(help && { help: t(help) })} />
            );
          })}
        </div>
      </div>
      {mayManage && (
        <SaveBar
          form={form}
          {...(stored === null && {
            save: t('platform:records.add'),
            leaveTo: clientAddress(given.clientId, record.screen),
          })}
        />
      )}
    </form>
  );
}

function useDescribedForm({ record, clientId, stored, onReload, onSaved }: EditorProps) {
  const { t } = useTranslation();
  const { calls, name } = record;
  const changes = [calls.list, calls.get];
  const create = useCallMutation(calls.create, { changes });
  const update = useCallMutation(calls.update, { changes });
  return useRecordForm<RecordRow, RecordValues>({
    record: stored,
    valuesOf: (from) => toRecordValues(record, from),
    schema: record.newSchema,
    async save({ values, before, base }) {
      if (!base) return create.mutateAsync({ params: { uuid: clientId }, body: values });
      const edits = changedValues(before, values);
      if (Object.keys(edits).length === 0) return undefined;
      const { id, version } = base;
      return update.mutateAsync({ params: { uuid: clientId, id }, body: { ...edits, version } });
    },
    reload: onReload,
    saved: (saved) => t('platform:records.saved', { name: String(saved[name]) }),
    ...(onSaved && { onSaved }),
  });
}
