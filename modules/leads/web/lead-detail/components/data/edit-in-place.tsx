import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import type { FieldBinding } from '#platform/web/fields/field-words.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { type LeadValues, valuesOfLead } from '../../data/lead-values.ts';
import { useSavePart } from '../../data/use-save-part.ts';
import classes from './data.module.css';

type Part = 'internalNote' | 'tags' | 'price';

/** A part of a lead that is read here and, pressed, edited here: Ctrl+Enter saves, Escape leaves it as it was [LEAD-03]. */
export function EditInPlace<Edited extends Part>({
  lead,
  part,
  field,
  children,
}: {
  lead: Lead;
  part: Edited;
  field: (binding: FieldBinding<LeadValues[Edited]>) => ReactNode;
  /** As it is read. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const mayWork = useAbility(workOnLeads);
  const { save, isSaving } = useSavePart(lead);
  const [typed, setTyped] = useState<LeadValues[Edited]>();
  const [error, setError] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const isOpen = typed !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen !== wasOpen.current)
      place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!mayWork) return children;
  if (!isOpen)
    return (
      <div ref={place}>
        <button
          type="button"
          className={classes.editable}
          onClick={() => setTyped(valuesOfLead(lead)[part])}
        >
          {children}
          <VisuallyHidden>{t('leads:detail.edit')}</VisuallyHidden>
          <Icon of={IconPencil} size={14} />
        </button>
      </div>
    );
  const close = () => {
    setError(undefined);
    setTyped(undefined);
  };
  const finish = async () => {
    const refused = await save({ [part]: typed });
    if (refused === undefined) close();
    else setError(refused);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void finish();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field in it
    <div ref={place} className={classes.inPlace} onKeyDown={press}>
      {field({ value: typed, onChange: setTyped, ...(error && { error }) })}
      <div className={classes.row}>
        <ActionButton size="compact-sm" isBusy={isSaving} onClick={() => void finish()}>
          {t('platform:save.save')}
        </ActionButton>
        <LinkButton onClick={close}>{t('platform:dialog.cancel')}</LinkButton>
      </div>
    </div>
  );
}
