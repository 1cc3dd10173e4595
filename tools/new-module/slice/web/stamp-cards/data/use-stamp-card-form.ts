import { useTranslation } from 'react-i18next';
import { newStampCardSchema, type StampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { type StampCardValues, stampCardEdits, toStampCardValues } from './stamp-card-values.ts';
import { useChangeStampCards } from './use-change-stamp-cards.ts';

/** The form for stamp cards, new or existing. */
export function useStampCardForm({
  clientId,
  stampCard,
  onReload,
  onSaved,
}: {
  clientId: string;
  /** Null: a new one. */
  stampCard: StampCard | null;
  onReload: () => Promise<StampCard | undefined>;
  onSaved?: (saved: StampCard) => void;
}) {
  const { t } = useTranslation();
  const { create, update } = useChangeStampCards();
  return useRecordForm<StampCard, StampCardValues>({
    record: stampCard,
    valuesOf: toStampCardValues,
    schema: newStampCardSchema,
    async save({ values, before, base }) {
      if (!base) return create.mutateAsync({ params: { uuid: clientId }, body: values });
      const edits = stampCardEdits(before, values);
      if (Object.keys(edits).length === 0) return undefined;
      const { id, version } = base;
      return update.mutateAsync({ params: { uuid: clientId, id }, body: { ...edits, version } });
    },
    reload: onReload,
    saved: ({ name }) => t('corner-shop:editor.saved', { name }),
    ...(onSaved && { onSaved }),
  });
}
