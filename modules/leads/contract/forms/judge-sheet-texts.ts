import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { FORM_TEXT_MAX_LENGTH } from '../limits.ts';
import type { FormSections } from './form.ts';
import { unknownVariables } from './mail-variables.ts';
import { listTextKeys, type TextKey } from './text-keys.ts';
import type { SheetText } from './text-sheet-calls.ts';

type Fault = ImportReport['faults'][number];
type Change = ImportReport['changes'][number] & { column: Locale };

/** The text changes in a sheet and its errors, each with its line; lines with errors change nothing. */
export function judgeSheetTexts(
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
    if (!text) wrongKey(key === '' ? 'required' : 'leads.textUnknown');
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
  if (mandatory && value.trim() === '') return { code: 'leads.textMandatory' };
  if (value.length > FORM_TEXT_MAX_LENGTH)
    return { code: 'tooLong', params: { max: FORM_TEXT_MAX_LENGTH } };
  const [variable] = part === 'mail' ? unknownVariables(value, variables) : [];
  return variable === undefined ? undefined : { code: 'leads.variable', params: { variable } };
}
