import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './status.module.css';
import statusShapeStyles from './status-shape.module.css';

/** Status of a lead as shape, text and colour. */
export function Status({ status }: { status: LeadStatus }) {
  const { t } = useTranslation();
  return (
    <span className={classes.status} data-status={status}>
      <StatusShape status={status} />
      {t(`platform:status.${status}`)}
    </span>
  );
}

export type LeadStatus = 'new' | 'accepted' | 'converted' | 'lost';

/** Ring, half-filled ring, tick or cross: distinguishable without colour. */
export function StatusShape({ status, size = 12 }: { status: LeadStatus; size?: number }) {
  const isRing = status === 'new' || status === 'accepted';
  return (
    <svg
      className={statusShapeStyles.shape}
      data-status={status}
      width={size}
      height={size}
      viewBox="0 0 12 12"
      aria-hidden="true"
    >
      {isRing ? (
        <circle cx="6" cy="6" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.75" />
      ) : (
        <circle cx="6" cy="6" r="5.6" fill="currentColor" />
      )}
      {status === 'accepted' && <path d="M6 3a3 3 0 0 1 0 6z" fill="currentColor" />}
      {status === 'converted' && (
        <path className={statusShapeStyles.cut} d="M3.6 6.2 5.3 7.9 8.5 4.4" />
      )}
      {status === 'lost' && (
        <path className={statusShapeStyles.cut} d="M4.2 4.2l3.6 3.6M7.8 4.2 4.2 7.8" />
      )}
    </svg>
  );
}
