import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LeadChoices } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import classes from './lead-list.module.css';

/** Filters the list to all forms or one. */
export function FormChooser({
  forms,
  formId,
  onChoose,
}: {
  forms: LeadChoices['forms'];
  formId: string | null;
  onChoose: (formId: string | null) => void;
}) {
  const { t } = useTranslation();
  const all = t('leads:list.allForms');
  const name = forms.find(({ id }) => id === formId)?.name ?? all;
  return (
    <DropMenu
      position="bottom-end"
      rows={() => [
        { id: 'all', label: all, run: () => onChoose(null) },
        ...forms.map((form, at) => ({
          id: form.id,
          label: form.name,
          startsGroup: at === 0,
          run: () => onChoose(form.id),
        })),
      ]}
      button={(props) => (
        <button
          type="button"
          {...props}
          className={classes.chooser}
          aria-label={t('leads:list.chooseForm', { name })}
        >
          <span className={classes.chosen}>{name}</span>
          <Icon of={IconChevronDown} size={14} />
        </button>
      )}
    />
  );
}
