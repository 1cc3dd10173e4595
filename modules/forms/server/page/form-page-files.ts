import type { FormField } from '#modules/forms/contract/form-field.ts';
import { LEAD_FILE_BYTES, LEAD_FILES_LIMIT } from '#modules/forms/contract/limits.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { PageFiles, SubmittedPage } from '#platform/server/http/page.ts';
import { formForVisitors } from '../intake/admit-sender.ts';
import { storeVisitorFile } from '../intake/store-form-file.ts';
import { isStampGood } from './page-guard.ts';
import { ANSWER, type TypedForm, typedForm } from './typed-form.ts';

/**
 * Files of a form without scripts: checked by content, type and size like those of the widget, and stored until the
 * form is sent.
 */
export const formPageFiles: PageFiles = {
  maxBytes: LEAD_FILE_BYTES,
  // Maximum number of files: two file fields with one field's maximum each.
  most: 2 * LEAD_FILES_LIMIT,
  async take({ app, params, form: sent, address }, file) {
    if (!isUuid(params.formId ?? '')) return null;
    const form = await formForVisitors({ app }, params.formId ?? '');
    const field = form.fields.find(
      ({ key, type }) => type === 'file' && file.field === ANSWER + key,
    );
    const { trap, stamp, submissionId } = typedForm(sent, form.fields);
    // Stores nothing that the page will refuse; trap and stamp precede all files in the request.
    const isOurs = trap === '' && isStampGood({ app }, { formId: form.id, submissionId }, stamp);
    if (!field || !isOurs) return null;
    const { fileKinds } = field;
    const kinds = fileKinds.length > 0 ? { kinds: fileKinds } : {};
    const { id } = await storeVisitorFile({ app }, form, { file, address, ...kinds });
    return id;
  },
};

/** Messages at file fields when the page is shown again: the error, or that the file must be chosen again. */
export function formFileFaults(
  fields: readonly FormField[],
  typed: TypedForm,
  fileFaults: SubmittedPage['fileFaults'],
): { key: string; code: string; params?: Record<string, string | number> }[] {
  return fields.flatMap(({ key, type }) => {
    if (type !== 'file') return [];
    const wrong = fileFaults.find(({ field }) => field === ANSWER + key)?.problem;
    if (wrong) return [{ key, code: wrong.code, ...(wrong.params && { params: wrong.params }) }];
    return typed.answers[key]?.length ? [{ key, code: 'fileAgain' }] : [];
  });
}
