import { useId, useState } from 'react';
import type { WhichContacts } from '#modules/profile-hub/contract/contact.ts';
import {
  exportProfilesCall,
  getExportsCall,
} from '#modules/profile-hub/contract/export-contacts.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { PASSWORD_MIN_LENGTH } from '#platform/contract/limits.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useExport } from '#platform/web/exports/use-export.ts';
import { focusFirstWrong } from '#platform/web/fields/form/form-faults.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** Ordered criteria of a file, and which of them are selected. */
export interface CriteriaChoice {
  order: readonly string[];
  leftOut: ReadonlySet<string>;
}

export function everyCriterion(slugs: readonly string[]): CriteriaChoice {
  return { order: slugs, leftOut: new Set() };
}

/** Columns for the call; undefined for all criteria in default order. */
export function chosenColumns(
  { order, leftOut }: CriteriaChoice,
  slugs: readonly string[],
): string[] | undefined {
  const chosen = order.filter((slug) => !leftOut.has(slug));
  const isUntouched =
    chosen.length === slugs.length && chosen.every((slug, at) => slug === slugs[at]);
  return isUntouched ? undefined : chosen;
}

export function toggleCriterion(choice: CriteriaChoice, slug: string): CriteriaChoice {
  const leftOut = new Set(choice.leftOut);
  if (!leftOut.delete(slug)) leftOut.add(slug);
  return { ...choice, leftOut };
}

export function toggleAll({ order, leftOut }: CriteriaChoice): CriteriaChoice {
  return { order, leftOut: new Set(leftOut.size === 0 ? order : []) };
}

/** Moves a criterion to the position of another; those between shift by one. */
export function placeCriterion(choice: CriteriaChoice, slug: string, to: number): CriteriaChoice {
  const others = choice.order.filter((one) => one !== slug);
  const place = Math.max(0, Math.min(to, others.length));
  return { ...choice, order: [...others.slice(0, place), slug, ...others.slice(place)] };
}

export type ExportChoices = CallOutput<typeof getExportsCall>;

/** Export options for the screen and the dialog; starting validates them. */
export function useExportForm() {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const id = useId();
  const choices = useCall(getExportsCall, { query: { brandId } });
  const { start: startExport, isStarting } = useExport(exportProfilesCall);
  const [format, setFormat] = useState<(typeof SHEET_FORMATS)[number]>('xlsx');
  const [isLocked, setLocked] = useState(false);
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [changed, setCriteria] = useState<CriteriaChoice>();
  const slugs = choices.data?.criterias.map(({ slug }) => slug) ?? [];
  const criteria = changed ?? everyCriterion(slugs);
  const columns = chosenColumns(criteria, slugs);
  const isTooShort = isLocked && password.length < PASSWORD_MIN_LENGTH;
  const isEmpty = columns?.length === 0;
  const wrong = [...(isTooShort ? ['password'] : []), ...(isEmpty ? ['criteria'] : [])];
  return {
    /** Id of the element with the fields, in which the first invalid one gets the focus. */
    id,
    choices,
    look: { format, setFormat, isLocked, setLocked, password, setPassword, criteria, setCriteria },
    faults: {
      password:
        isTried && isTooShort
          ? t('platform:field.passwordMinLength', { min: PASSWORD_MIN_LENGTH })
          : undefined,
      criteria: isTried && isEmpty ? t('profile-hub:export.noCriterion') : undefined,
    },
    isStarting,
    /** Returns whether it was started. */
    start: (filters: WhichContacts): boolean => {
      setTried(true);
      focusFirstWrong(id, wrong);
      if (wrong.length > 0) return false;
      startExport({
        body: {
          brandId,
          format,
          filters,
          ...(columns && { columns }),
          ...(isLocked && { password }),
        },
      });
      // The password is not stored, not even on this page.
      setPassword('');
      setLocked(false);
      setTried(false);
      return true;
    },
  };
}
export type ExportForm = ReturnType<typeof useExportForm>;
