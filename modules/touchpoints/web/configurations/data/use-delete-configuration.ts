import { useTranslation } from 'react-i18next';
import {
  type Configuration,
  deleteConfigurationCall,
  getBrandSettingsCall,
  saveConfigurationCall,
} from '#modules/touchpoints/contract/configuration.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';

const changes = [getBrandSettingsCall];

/** Asks for confirmation, deletes, and can recreate the same configuration. */
export function useDeleteConfiguration({
  brandId,
  onDeleted,
  onRestored,
}: {
  brandId: string;
  onDeleted: () => void;
  onRestored: (restored: Configuration) => void;
}): (configuration: Configuration) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const say = useProblemText();
  const deleting = useCallMutation(deleteConfigurationCall, { changes });
  const saving = useCallMutation(saveConfigurationCall, { changes });

  const restore = async (deleted: Configuration): Promise<void> => {
    try {
      const restored = await saving.mutateAsync({ body: { brandId, ...deleted, version: 0 } });
      showToast({ text: t('touchpoints:configuration.restored', { name: restored.name }) });
      onRestored(restored);
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };

  return async ({ slug, version, name, siteUrl, fallbackUrl, style }) => {
    const isSure = await confirm({
      title: t('touchpoints:configuration.deleteQuestion', { name }),
      lost: t('touchpoints:configuration.deleteLost'),
      names: [
        ...(siteUrl ? [{ name: t('touchpoints:configuration.site'), figure: siteUrl }] : []),
        ...(fallbackUrl ? [{ name: t('touchpoints:field.fallbackUrl'), figure: fallbackUrl }] : []),
        {
          name: t('touchpoints:field.style'),
          figure: `${style.foreground}, ${style.ground}, ${style.level}`,
        },
      ],
      keep: t('touchpoints:configuration.keep'),
      act: t('touchpoints:configuration.delete'),
    });
    if (!isSure) return;
    try {
      const deleted = await deleting.mutateAsync({ body: { brandId, slug, version } });
      showToast({
        text: t('touchpoints:configuration.deleted', { name }),
        action: { label: t('touchpoints:bulk.undo'), onClick: () => void restore(deleted) },
      });
      onDeleted();
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
}
