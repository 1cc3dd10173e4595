import { useTranslation } from 'react-i18next';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useDraftStore } from '../../data/draft/draft-context.ts';
import { fieldLabel, removeField } from '../../data/draft/field-edits.ts';
import { referencesTo } from '../../data/draft/field-references.ts';
import { lostWithField } from './lost-with-field.ts';

/** Deletes a field; asks for confirmation if other parts depend on it [FORM-04]. */
export function useDeleteField(): (key: string) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const store = useDraftStore();
  return async (key) => {
    const { draft } = store.get();
    const references = referencesTo(draft, key);
    const lost = lostWithField(t, references);
    const name = fieldLabel(draft, key);
    const isSure =
      lost === '' ||
      (await confirm({
        title: t('leads:field.deleteQuestion', { name }),
        lost,
        names: references.fields.map((one) => ({ name: fieldLabel(draft, one) })),
        keep: t('leads:field.deleteKeep'),
        act: t('leads:field.deleteAct'),
      }));
    if (isSure) store.change(removeField(key));
  };
}
