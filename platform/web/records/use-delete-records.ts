import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { type NamedRow, useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

type Which = Parameters<ReturnType<typeof useRemove>['mutateAsync']>[0]['body']['which'];

function useRemove({ calls }: AnyRecord) {
  return useCallMutation(calls.remove, { changes: [calls.list, calls.get] });
}

/** Deletes records after a confirmation that names them; false if they stay. */
export function useDeleteRecords(record: AnyRecord, clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const remove = useRemove(record);
  return async ({
    which,
    names,
    count,
  }: {
    which: Which;
    names: readonly NamedRow[];
    count: number;
  }): Promise<boolean> => {
    const counted = (many: number) => ({ count: many, formatted: number(many) });
    const isSure = await confirm({
      title: t('platform:records.deleteQuestion', counted(count)),
      lost: t('platform:records.lost'),
      names,
      count,
      keep: t('platform:records.keep'),
      act: t('platform:records.deleteAct', counted(count)),
    });
    if (!isSure) return false;
    try {
      const { deleted } = await remove.mutateAsync({ params: { uuid: clientId }, body: { which } });
      showToast({ text: t('platform:records.deleted', counted(deleted)) });
      return true;
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
      return false;
    }
  };
}
