import type { FormField } from '#modules/leads/contract/forms/form-field.ts';
import { LEAD_FILE_BYTES, LEAD_FILES_LIMIT } from '#modules/leads/contract/limits.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { PageFiles, SubmittedPage } from '#platform/server/http/page.ts';
import { takeFile } from '../files/take-file.ts';
import { formForVisitors } from '../intake/form-for-visitors.ts';
import { isStampGood } from './page-stamp.ts';
import { ANSWER, type TypedForm, typedForm } from './typed-form.ts';

/** The files of a form without scripts: judged by content, kind and size as those of the widget, and kept until it is sent. */
export const filesOfPage: PageFiles = {
  maxBytes: LEAD_FILE_BYTES,
  // As many as one field takes, in two of them.
  most: 2 * LEAD_FILES_LIMIT,
  async take({ app, params, form: sent, address }, file) {
    if (!isUuid(params.formId ?? '')) return null;
    const form = await formForVisitors({ app }, params.formId ?? '');
    const field = form.fields.find(
      ({ key, type }) => type === 'file' && file.field === ANSWER + key,
    );
    const { trap, stamp, submissionId } = typedForm(sent, form.fields);
    // Nothing is kept of what the page will refuse: both stand above all files.
    const isOurs = trap === '' && isStampGood({ app }, { formId: form.id, submissionId }, stamp);
    if (!field || !isOurs) return null;
    const { fileKinds } = field;
    const kinds = fileKinds.length > 0 ? { kinds: fileKinds } : {};
    const { id } = await takeFile({ app }, form, { file, address, ...kinds });
    return id;
  },
};

/** What a page that is shown again says at its file fields: what was wrong, else that the file has to be chosen again. */
export function faultsOfFiles(
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
