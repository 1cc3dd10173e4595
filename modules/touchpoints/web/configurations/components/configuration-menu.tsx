import { ActionIcon } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import {
  type Configuration,
  deleteConfigurationCall,
  getBrandSettingsCall,
  saveConfigurationCall,
} from '#modules/touchpoints/contract/configuration.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';

const changes = [getBrandSettingsCall];

/** Actions on a whole configuration. Loaded after the screen, because it is not needed first. */
export default function ConfigurationMenu({
  brandId,
  configuration,
  onDeleted,
  onRestored,
}: {
  brandId: string;
  configuration: Configuration;
  onDeleted: () => void;
  onRestored: (restored: Configuration) => void;
}) {
  const { t } = useTranslation();
  const remove = useDeleteConfiguration({ brandId, onDeleted, onRestored });
  return (
    <DropMenu
      position="bottom-end"
      width={248}
      rows={() => [
        {
          id: 'delete',
          label: t('touchpoints:configuration.delete'),
          icon: <Icon of={IconTrash} />,
          danger: true,
          run: () => void remove(configuration),
        },
      ]}
      button={(props) => (
        <ActionIcon {...props} variant="default" aria-label={t('platform:table.moreActions')}>
          <Icon of={IconDots} />
        </ActionIcon>
      )}
    />
  );
}

/** Asks for confirmation, deletes, and can recreate the same configuration. */
function useDeleteConfiguration({
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
  const problemText = useProblemText();
  const deleting = useCallMutation(deleteConfigurationCall, { changes });
  const saving = useCallMutation(saveConfigurationCall, { changes });

  const restore = async (deleted: Configuration): Promise<void> => {
    try {
      const restored = await saving.mutateAsync({ body: { brandId, ...deleted, version: 0 } });
      showToast({ text: t('touchpoints:configuration.restored', { name: restored.name }) });
      onRestored(restored);
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
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
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
}
