import { ActionIcon } from '@mantine/core';
import { IconDots, type Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FormSections } from '#modules/forms/contract/form.ts';
import type { Recipient } from '#modules/forms/contract/form-notifications.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import type { SectionsChange } from '../data/draft-edits.ts';
import classes from './notifications.module.css';

/** A part of the section with its heading and an action at the end. */
export function NotifyPart({
  title,
  note,
  end,
  children,
}: {
  title: string;
  note?: string;
  end?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {note !== undefined && <span className={classes.note}>{note}</span>}
        {end !== undefined && <div className={classes.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}

export interface MenuRow {
  id: string;
  label: string;
  icon: TablerIcon;
  danger?: boolean;
  run: () => void;
}

/** Actions of a row. */
export function RowMenu({ label, rows }: { label: string; rows: readonly MenuRow[] }) {
  return (
    <DropMenu
      position="bottom-end"
      button={(props) => (
        <ActionIcon {...props} variant="subtle" aria-label={label}>
          <Icon of={IconDots} />
        </ActionIcon>
      )}
      rows={() => rows.map(({ icon, ...row }) => ({ ...row, icon: <Icon of={icon} size={16} /> }))}
    />
  );
}

type Conditions = Recipient['when'];

/** How the editor displays and edits conditions. */
export interface ConditionRenderers {
  words: (condition: Conditions[number]) => { asks: string; values: string };
  field: (given: {
    path: string;
    label: string;
    conditions: Conditions;
    onChange: (conditions: Conditions) => void;
  }) => ReactNode;
}

export interface NotificationsProps {
  formId: string;
  draft: FormSections;
  setDraft: (change: SectionsChange) => void;
  /** How conditions are displayed and edited, shared with the rest of the editor. */
  conditions: ConditionRenderers;
}

/** “Occasion is one of Gift, Professional”; all conditions must hold. */
export function RecipientWhen({
  when,
  words,
}: {
  when: Conditions;
  words: ConditionRenderers['words'];
}) {
  const { t } = useTranslation();
  const [first, ...others] = when;
  if (!first) return <span className={classes.quiet}>{t('forms:notify.always')}</span>;
  const { asks, values } = words(first);
  return (
    <>
      <span className={classes.faint}>{asks}</span> {values}
      {others.length > 0 && <span className={classes.faint}> +{others.length}</span>}
    </>
  );
}
