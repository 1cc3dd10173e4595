import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { manageProducts } from '#modules/directory/contract/permissions.ts';
import {
  type ProductLookup,
  switchProductCall,
} from '#modules/touchpoints/contract/product-lookup.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** The action that fixes a refused reference; without a known fix, the user corrects it manually. */
export function LookupRepair({
  client,
  lookup,
  onReplace,
  onCorrect,
  onFixed,
}: {
  client: CurrentClient;
  lookup: ProductLookup;
  onReplace: (wrong: string, right: string) => void;
  onCorrect: (reference: string) => void;
  onFixed: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const notifyFailure = useNotifyFailure();
  const mayManageProducts = useAbility(manageProducts);
  const { mutateAsync, isPending } = useCallMutation(switchProductCall);
  const { reason, reference, similar, touchpoint, product, inactiveProductId } = lookup;
  const switchOn = async () => {
    try {
      const sku = product?.sku ?? reference;
      await mutateAsync({ body: { brandId: client.brandId, sku, activated: true } });
      await onFixed();
    } catch (error) {
      notifyFailure(error, () => void switchOn());
    }
  };
  if (reason === 'unknown' && similar !== null)
    return (
      <Button variant="default" size="xs" onClick={() => onReplace(reference, similar)}>
        {t('touchpoints:repair.use', { reference: similar })}
      </Button>
    );
  if (reason === 'hasTouchpoint' && touchpoint)
    return (
      <Button
        component={Link}
        variant="default"
        size="xs"
        to={clientAddress(client.id, `touchpoints/${touchpoint._id}`)}
      >
        {t('touchpoints:repair.open')}
      </Button>
    );
  if (reason === 'inactive')
    return mayManageProducts ? (
      <Button
        component={Link}
        variant="default"
        size="xs"
        to={clientAddress(client.id, `settings/products/${inactiveProductId}`)}
      >
        {t('touchpoints:repair.openProduct')}
      </Button>
    ) : null;
  if (reason === 'switchedOff')
    return (
      <ActionButton variant="default" size="xs" isBusy={isPending} onClick={() => void switchOn()}>
        {t('touchpoints:repair.switchOn')}
      </ActionButton>
    );
  if (reason === 'failed')
    return (
      <Button variant="default" size="xs" onClick={() => void onFixed()}>
        {t('touchpoints:repair.again')}
      </Button>
    );
  return (
    <Button variant="default" size="xs" onClick={() => onCorrect(reference)}>
      {t('touchpoints:repair.correct')}
    </Button>
  );
}
