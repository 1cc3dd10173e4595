import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { editLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import {
  type LeadValues,
  leadEdits,
  leadFormSchema,
  toLeadValues,
} from '../../data/lead-answers.ts';
import { useLeadCache } from '../../data/use-change-lead.ts';
import classes from './data.module.css';

type Part = 'internalNote' | 'tags' | 'price';

/**
 * Called with 1 when a part opens for editing and -1 when it closes, so that open input stays mounted in other tabs.
 */
export const OpenParts = createContext<(change: 1 | -1) => void>(() => {});

/** A part of a lead that is shown and, when clicked, edited in place: Ctrl+Enter saves, Escape cancels [LEAD-03]. */
export function EditInPlace<Edited extends Part>({
  lead,
  part,
  field,
  isOpenAtFirst = false,
  children,
}: {
  lead: Lead;
  part: Edited;
  field: (binding: FieldBinding<LeadValues[Edited]>) => ReactNode;
  /** For an empty part that appears when it is added. */
  isOpenAtFirst?: boolean;
  /** Content in read mode. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const mayWork = useAbility(workOnLeads);
  const { save, isSaving } = useSavePart(lead);
  const [typed, setTyped] = useState<LeadValues[Edited] | undefined>(() =>
    isOpenAtFirst ? toLeadValues(lead)[part] : undefined,
  );
  /** A ref, so that a value set by the same key press that saves is included. */
  const latest = useRef(typed);
  /** The lead at the start of editing. */
  const [base, setBase] = useState(lead);
  const [error, setError] = useState<string>();
  const [isOfOthers, setOfOthers] = useState(false);
  const countOpen = use(OpenParts);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = typed !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen !== wasOpen.current)
      place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    countOpen(1);
    return () => countOpen(-1);
  }, [isOpen, countOpen]);
  const isSame = (one: Lead, value: unknown) =>
    JSON.stringify(toLeadValues(one)[part]) === JSON.stringify(value);
  const hasChanged = isOpen && !isSame(base, typed);
  useUnsavedGuard(hasChanged ? 1 : 0, useLeaveBlocker);
  const change = (value: LeadValues[Edited]) => {
    latest.current = value;
    setTyped(value);
  };
  if (!mayWork) return children;
  if (!isOpen)
    return (
      <div ref={place}>
        <button
          type="button"
          className={classes.editable}
          onClick={() => {
            setBase(lead);
            change(toLeadValues(lead)[part]);
          }}
        >
          {children}
          <VisuallyHidden>{t('leads:detail.edit')}</VisuallyHidden>
          <Icon of={IconPencil} size={14} />
        </button>
      </div>
    );
  const close = () => {
    setError(undefined);
    setOfOthers(false);
    setTyped(undefined);
  };
  const finish = async () => {
    // Changes of other parts are no conflict.
    const unchanged = isSame(lead, toLeadValues(base)[part]);
    const refused = await save({ [part]: latest.current }, unchanged ? lead : base);
    if (refused === undefined) return close();
    setError(refused.text);
    // Shows the other user's value next to the field; saving again then overwrites it knowingly.
    if (refused.fresh) setBase(refused.fresh);
    setOfOthers(refused.fresh !== undefined && !isSame(refused.fresh, toLeadValues(base)[part]));
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
      {isOfOthers && <div>{children}</div>}
      {field({ value: typed, onChange: change, ...(error && { error }) })}
      <div className={classes.row}>
        <ActionButton size="compact-sm" isBusy={isSaving} onClick={() => void finish()}>
          {t('platform:save.save')}
        </ActionButton>
        <LinkButton onClick={close}>{t('platform:dialog.cancel')}</LinkButton>
      </div>
    </div>
  );
}

interface Refusal {
  text: string;
  /** The current lead, if another user changed it. */
  fresh: Lead | undefined;
}

/**
 * Saves one part of a lead in place. Sends the version of `base`, so that another user's change is not overwritten
 * unnoticed. A refusal returns its text and the current lead [LEAD-03].
 */
function useSavePart(lead: Lead) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { mutateAsync, isPending } = useCallMutation(editLeadCall);
  const { keep, reload } = useLeadCache(lead.id);
  return {
    isSaving: isPending,
    async save(part: Partial<LeadValues>, base: Lead): Promise<Refusal | undefined> {
      const before = toLeadValues(base);
      const changes = leadEdits(before, { ...before, ...part });
      if (Object.keys(changes).length === 0) return undefined;
      if (!leadFormSchema.safeParse(changes).success)
        return { text: t('platform:field.invalid'), fresh: undefined };
      const { id: leadId, formId, version } = base;
      try {
        const edited = await mutateAsync({
          params: { formId, leadId },
          body: { ...changes, version },
        });
        // 304: the saved values were already equal.
        const saved = (edited as Lead | null) ?? (await reload());
        if (saved) keep(saved);
      } catch (error) {
        const isChanged = error instanceof ProblemError && error.status < 500;
        return { text: say(error), fresh: isChanged ? await reload() : undefined };
      }
      showToast({ text: t('leads:detail.editor.saved') });
      return undefined;
    },
  };
}
