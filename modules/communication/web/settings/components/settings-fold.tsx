import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './settings.module.css';

/** Fields that are seldom changed, behind a line with their values. */
export function SettingsFold({
  facts,
  isOpen = false,
  children,
}: {
  facts: readonly { label: string; value?: string }[];
  /** An error inside opens it. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <details
      className={classes.fold}
      open={isOpen || isUnfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>
        <Icon of={IconChevronRight} size={14} className={classes.foldIcon} />
        <span className={classes.facts}>
          {facts.map(({ label, value }) => (
            <span key={label}>
              {value === undefined ? label : t('communication:settings.labelled', { label, value })}
            </span>
          ))}
        </span>
      </summary>
      <div className={classes.folded}>{children}</div>
    </details>
  );
}
