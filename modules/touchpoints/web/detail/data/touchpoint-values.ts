import { z } from 'zod';
import { codeStyleSchema } from '#modules/touchpoints/contract/code-style.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { touchpointChangesSchema } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { fieldsWith, picked } from '#platform/contract/fields/record-fields.ts';
import { dayIn, endOfDay, startOfDay } from '#platform/contract/time-zone.ts';
import { type IsoDate, isIsoDate } from '#platform/web/date-range/iso-date.ts';
import type { FormRules } from '#platform/web/fields/form/form-faults.ts';
import { suffixFault } from '../../data/use-suffix-check.ts';

const OTHERWISE = ['destUrl', 'started', 'ended', 'fallbackUrl'] as const;
/** Fields whose form value equals the stored value. */
const PLAIN = fieldsWith(touchpointFields, 'shown').filter(
  (name): name is Exclude<typeof name, (typeof OTHERWISE)[number]> =>
    !OTHERWISE.some((one) => one === name),
);

/** A touchpoint in the form: days in the brand's time zone instead of timestamps, empty text for a missing URL. */
export type TouchpointValues = Pick<Touchpoint, (typeof PLAIN)[number]> & {
  /** Null means the landing page of its product. */
  destUrl: string | null;
  /** Typed, but not added yet. */
  newSuffix: string;
  started: IsoDate | null;
  ended: IsoDate | null;
  fallbackUrl: string;
} & Pick<Touchpoint['code'], 'digitalLink' | 'style'>;

export function toTouchpointValues(touchpoint: Touchpoint, zone: string): TouchpointValues {
  return {
    ...picked(touchpoint, PLAIN),
    destUrl: touchpoint.leadsTo === 'landing' ? null : touchpoint.destUrl,
    newSuffix: '',
    started: touchpoint.started && dayIn(touchpoint.started, zone),
    ended: touchpoint.ended && dayIn(touchpoint.ended, zone),
    fallbackUrl: touchpoint.fallbackUrl ?? '',
    digitalLink: touchpoint.code.digitalLink,
    style: touchpoint.code.style,
  };
}

/** Saving with a suffix in the input field adds this suffix. */
export function withNewSuffix(values: TouchpointValues): TouchpointValues {
  const added = values.newSuffix.trim();
  if (added === '') return values;
  return {
    ...values,
    additionalSuffixes: [...values.additionalSuffixes, added],
    newSuffix: '',
  };
}

function bodyOfValues({ newSuffix: _, ...values }: TouchpointValues, zone: string) {
  return {
    ...values,
    started: momentOf(values.started, (day) => startOfDay(day, zone)),
    ended: momentOf(values.ended, (day) => endOfDay(day, zone)),
    fallbackUrl: values.fallbackUrl.trim() || null,
    // An incomplete colour stays unchanged and is rejected by validation.
    style: codeStyleSchema.safeParse(values.style).data ?? values.style,
  };
}

/** An invalid day stays unchanged, so that form validation rejects it. */
function momentOf(day: IsoDate | null, inDay: (day: IsoDate) => string): string | null {
  return day !== null && isIsoDate(day) ? inDay(day) : day;
}

type Body = ReturnType<typeof bodyOfValues>;

/** The changed fields in the format of the call; unchanged days keep their time. */
export function touchpointEdits(
  before: TouchpointValues,
  after: TouchpointValues,
  zone: string,
): Partial<Body> {
  const [was, is] = [bodyOfValues(before, zone), bodyOfValues(after, zone)];
  const paths = (Object.keys(is) as (keyof Body)[]).filter(
    (path) => JSON.stringify(was[path]) !== JSON.stringify(is[path]),
  );
  return Object.fromEntries(paths.map((path) => [path, is[path]]));
}

/** Validates the form like the call. */
export function touchpointFormSchema(zone: string) {
  return z.preprocess(
    (values) => bodyOfValues(values as TouchpointValues, zone),
    touchpointChangesSchema.omit({ brandId: true, version: true }),
  );
}

export const touchpointRules: FormRules<TouchpointValues> = {
  newSuffix: ({ newSuffix, additionalSuffixes }) =>
    suffixFault(newSuffix.trim(), additionalSuffixes),
  ended: ({ started, ended }) =>
    started !== null && ended !== null && ended < started
      ? { code: 'ENDS_BEFORE_START' }
      : undefined,
};
