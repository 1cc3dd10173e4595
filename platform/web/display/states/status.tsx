import { useTranslation } from 'react-i18next';
import classes from './status.module.css';
import { type LeadStatus, StatusShape } from './status-shape.tsx';

const WORDS = {
  new: 'platform:status.new',
  accepted: 'platform:status.accepted',
  converted: 'platform:status.converted',
  lost: 'platform:status.lost',
} as const;

/** Status of a lead as shape, text and colour. */
export function Status({ status }: { status: LeadStatus }) {
  const { t } = useTranslation();
  return (
    <span className={classes.status} data-status={status}>
      <StatusShape status={status} />
      {t(WORDS[status])}
    </span>
  );
}
