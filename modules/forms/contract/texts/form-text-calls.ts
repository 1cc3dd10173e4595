import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { fileEmpty, fileTypeNotAllowed } from '#platform/contract/files/file-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import {
  fileTakesTooLong,
  fileUnpacksTooLarge,
  fileUnreadable,
  tooManyColumns,
  tooManyLines,
} from '#platform/contract/imports/import-problems.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { LOCALES, type Locale, localeSchema } from '#platform/contract/locale.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound, unavailable } from '#platform/contract/problems.ts';
import type { FormSections } from '../form.ts';
import { unknownVariables } from '../form-notifications.ts';
import { formOwner } from '../form-ports.ts';
import { FORM_TEXT_MAX_LENGTH, TEXT_SHEET_BYTES, TEXT_SHEET_LINES } from '../limits.ts';
import { changeForms, seeForms } from '../permissions.ts';
import { listTextKeys, type TextKey } from './form-texts.ts';

/** The texts that a form can start from, in every language; they are the same for all brands [FORM-05]. */
export const defaultTranslationsCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/translations/default',
  module: 'forms',
  summary: 'The default texts of forms, by language and key.',
  access: { kind: 'session' },
  response: z.record(z.enum(LOCALES), z.record(z.string(), z.string())),
});

/**
 * Exports the texts of a form as a sheet for translators and reads it back [FORM-05]. Both work on the editor's draft;
 * nothing is stored.
 */
const SHEET = '/gtr-api/lead-generation/forms/{formId}/translations/sheet';
const params = z.strictObject({ formId: uuid });

export const textColumnsMissing = defineProblem({
  status: 422,
  code: 'TEXT_COLUMNS_MISSING',
  title: 'The file has no column of keys, or none of a language.',
  field: 'body.file',
});

export const writeTextSheetCall = defineCall({
  method: 'POST',
  path: SHEET,
  module: 'forms',
  summary: 'Texts of a form as a sheet: key, where it stands, one column a language.',
  access: { kind: 'client', client: 'params.formId', owner: formOwner, may: seeForms },
  params,
  body: z.strictObject({
    locales: z.array(localeSchema).min(1),
    lines: z
      .array(
        z.strictObject({
          key: z.string().max(120),
          where: z.string().max(FORM_TEXT_MAX_LENGTH),
          texts: z.partialRecord(z.enum(LOCALES), z.string().max(FORM_TEXT_MAX_LENGTH)),
        }),
      )
      .max(TEXT_SHEET_LINES),
  }),
  bodyBytes: 1024 * 1024,
  response: { file: 'application/octet-stream' },
  errors: [notFound],
});

export const readTextSheetCall = defineCall({
  method: 'POST',
  path: `${SHEET}/read`,
  module: 'forms',
  summary: 'The texts that stand in a sheet, line by line; nothing is changed.',
  access: { kind: 'client', client: 'params.formId', owner: formOwner, may: changeForms },
  params,
  body: z.strictObject({}),
  upload: { kinds: ['xlsx'], maxBytes: TEXT_SHEET_BYTES },
  response: z.object({
    lines: z.array(
      z.object({
        line: z.number().int(),
        key: z.string(),
        /** Only languages with a column in the sheet. */
        texts: z.partialRecord(z.enum(LOCALES), z.string()),
      }),
    ),
  }),
  errors: [
    notFound,
    fileEmpty,
    fileTypeNotAllowed,
    fileUnreadable,
    fileUnpacksTooLarge,
    fileTakesTooLong,
    tooManyLines,
    tooManyColumns,
    unavailable,
    textColumnsMissing,
  ],
});
export type SheetText = z.output<typeof readTextSheetCall.response>['lines'][number];

type Fault = ImportReport['faults'][number];
type Change = ImportReport['changes'][number] & { column: Locale };

/** The text changes in a sheet and its errors, each with its line; lines with errors change nothing. */
export function checkSheetTexts(
  form: Pick<FormSections, 'fields' | 'statics' | 'translations'>,
  lines: readonly SheetText[],
): { changes: Change[]; faults: Fault[] } {
  const known = new Map(listTextKeys(form).map((text) => [text.key, text] as const));
  const seen = new Map<string, number>();
  const changes: Change[] = [];
  const faults: Fault[] = [];
  for (const { line, key, texts } of lines) {
    const wrongKey = (code: string, params?: Fault['params']) =>
      faults.push({
        line,
        column: 'key',
        value: key,
        code,
        record: key,
        ...(params && { params }),
      });
    const text = known.get(key);
    const first = seen.get(key);
    if (!text) wrongKey(key === '' ? 'required' : 'forms.textUnknown');
    else if (first !== undefined) wrongKey('repeated', { line: first });
    else {
      seen.set(key, line);
      for (const [locale, value] of Object.entries(texts) as [Locale, string][]) {
        const from = form.translations.list[locale]?.[key] ?? '';
        // Differences in surrounding whitespace are ignored, so that re-importing an unchanged sheet changes nothing.
        if (value.trim() === from.trim()) continue;
        const fault = faultOf(text, value);
        if (fault) faults.push({ line, column: locale, value, record: key, ...fault });
        else changes.push({ line, column: locale, record: key, from, to: value });
      }
    }
  }
  return { changes, faults };
}

function faultOf(
  { mandatory, part, variables }: TextKey,
  value: string,
): Pick<Fault, 'code' | 'params'> | undefined {
  if (mandatory && value.trim() === '') return { code: 'forms.textMandatory' };
  if (value.length > FORM_TEXT_MAX_LENGTH)
    return { code: 'tooLong', params: { max: FORM_TEXT_MAX_LENGTH } };
  const [variable] = part === 'mail' ? unknownVariables(value, variables) : [];
  return variable === undefined ? undefined : { code: 'forms.variable', params: { variable } };
}
