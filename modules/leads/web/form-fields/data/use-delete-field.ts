import { useTranslation } from 'react-i18next';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useDraftStore } from '../../data/draft/draft-context.ts';
import { labelOf, removeField } from '../../data/draft/field-edits.ts';
import { referencesTo } from '../../data/draft/field-references.ts';

/** Deletes a field; where something asks for its answer, that is told first [FORM-04]. */
export function useDeleteField(): (key: string) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const store = useDraftStore();
  return async (key) => {
    const { draft } = store.get();
    const { fields, rules, tagRules, recipients } = referencesTo(draft, key);
    const others = rules + tagRules + recipients;
    const isAskedFor = fields.length + others > 0;
    const name = labelOf(draft, key);
    const isSure =
      !isAskedFor ||
      (await confirm({
        title: t('leads:field.deleteQuestion', { name }),
        lost: [
          others > 0 && t('leads:field.deleteRules', { count: others }),
          fields.length > 0 && t('leads:field.deleteLost'),
        ]
          .filter(Boolean)
          .join(' '),
        names: fields.map((one) => ({ name: labelOf(draft, one) })),
        keep: t('leads:field.deleteKeep'),
        act: t('leads:field.deleteAct'),
      }));
    if (isSure) store.change(removeField(key));
  };
}
