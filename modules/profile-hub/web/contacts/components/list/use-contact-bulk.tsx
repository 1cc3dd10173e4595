import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactFilter } from '#modules/profile-hub/contract/contact-list.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { Chosen } from '#platform/web/list/chosen-rows.ts';
import type { ListBulkAction } from '#platform/web/list/record-list-props.ts';
import { useAbilities } from '#platform/web/module/abilities.tsx';
import { type ContactsPart, chosenInPart } from '../../data/contacts-part.ts';
import { CHOSEN_CONTACTS, type ChosenContacts } from './chosen-contacts.ts';

/** Bulk actions for contacts; each has a separate dialog [PH-02, PH-06]. */
export function useContactBulk(part?: ContactsPart): {
  actions: ListBulkAction<ContactFilter>[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ what: ChosenContacts; chosen: Chosen<ContactFilter> }>();
  const isAble = useAbilities();
  // Long-running changes must query the segment again, so unsaved rules offer no actions.
  const offered = part && part.keptId === undefined ? [] : CHOSEN_CONTACTS;
  const actions = offered
    .filter(({ may }) => isAble(may))
    .map((what) => ({
      id: what.id,
      label: t(what.label),
      icon: <Icon of={what.icon} />,
      ...(what.danger && { danger: true }),
      run: (chosen: Chosen<ContactFilter>) => setAsked({ what, chosen }),
    }));
  const Dialog = asked?.what.Dialog;
  return {
    actions: [...(part?.actions ?? []), ...actions],
    dialog: asked && Dialog && (
      <Dialog
        which={chosenInPart(asked.chosen.which, part)}
        count={asked.chosen.count}
        onClose={() => setAsked(undefined)}
        onDone={asked.chosen.done}
      />
    ),
  };
}
