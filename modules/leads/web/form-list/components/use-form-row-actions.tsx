import { IconCopy, IconPencil, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRow } from '#modules/leads/contract/forms/form.ts';
import { changeForms } from '#modules/leads/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import type { RowAction } from '#platform/web/table/selection/table-action.ts';
import { useSwitchForm } from '../../data/use-switch-form.ts';

/** What can be done with one form without opening it. */
export function useFormRowActions({
  open,
  duplicate,
}: {
  open: (form: FormRow) => void;
  duplicate: (form: FormRow) => void;
}): (form: FormRow) => readonly RowAction<FormRow>[] {
  const { t } = useTranslation();
  const mayChange = useAbility(changeForms);
  const turn = useSwitchForm();
  return useCallback(
    ({ active }) => [
      {
        id: 'open',
        label: t('leads:forms.list.open'),
        icon: <Icon of={IconPencil} />,
        run: open,
      },
      ...(mayChange
        ? [
            {
              id: 'duplicate',
              label: t('leads:forms.duplicate.act'),
              icon: <Icon of={IconCopy} />,
              run: duplicate,
            },
            {
              id: 'switch',
              label: t(active ? 'leads:forms.switch.off' : 'leads:forms.switch.on'),
              icon: <Icon of={active ? IconPlayerStop : IconPlayerPlay} />,
              danger: active,
              startsGroup: true,
              run: (form: FormRow) => void turn(form),
            },
          ]
        : []),
    ],
    [t, mayChange, open, duplicate, turn],
  );
}
