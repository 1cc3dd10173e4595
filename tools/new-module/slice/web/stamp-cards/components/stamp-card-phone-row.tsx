import { useTranslation } from 'react-i18next';
import type { StampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import { LEVEL_NAMES } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { StampCardState } from './stamp-card-state.tsx';

/** A row on a phone: name, distinguishing facts, and whether it is active. */
export function StampCardPhoneRow({
  stampCard: { name, code, level, active },
  ...way
}: CardNavigation & { stampCard: StampCard }) {
  const { t } = useTranslation();
  return (
    <PhoneCard
      {...way}
      name={name}
      text={t(LEVEL_NAMES[level])}
      state={<StampCardState isActive={active} />}
      facts={[code]}
    />
  );
}
