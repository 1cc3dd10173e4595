import { useTranslation } from 'react-i18next';
import type { StampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import type { CardWay } from '#platform/web/list/record-list-props.ts';
import { RowLink } from '#platform/web/table/rows/row-link.tsx';
import { LEVEL_NAMES } from '../data/stamp-card-names.ts';
import { StampCardState } from './stamp-card-state.tsx';
import classes from './stamp-cards.module.css';

/** A row on a phone: which, whether it is in use, and what tells it from the others. */
export function StampCardPhoneRow({
  stampCard: { name, code, level, active },
  href,
  navigate,
}: CardWay & { stampCard: StampCard }) {
  const { t } = useTranslation();
  return (
    <div className={classes.phoneRow}>
      <RowLink href={href} navigate={navigate} tabIndex={0}>
        <span className={classes.name}>{name}</span>
      </RowLink>
      <StampCardState isActive={active} />
      <span className={classes.small}>{[code, t(LEVEL_NAMES[level])].join(', ')}</span>
    </div>
  );
}
