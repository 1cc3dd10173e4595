import { useTranslation } from 'react-i18next';
import type { ShownValue } from '../data/changed-fields.ts';
import classes from './audit-entry.module.css';

export function AuditValue({ value }: { value: ShownValue }) {
  const { t } = useTranslation();
  switch (value.kind) {
    case 'empty':
      return <span className={classes.absent}>{t('super-admin:audit.nothing')}</span>;
    case 'hidden':
      return <span className={classes.absent}>{t('super-admin:audit.hidden')}</span>;
    case 'flag':
      return value.value ? t('super-admin:audit.yes') : t('super-admin:audit.no');
    case 'text':
      return value.text;
  }
}
