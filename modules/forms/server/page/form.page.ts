import { applicableFields } from '#modules/forms/contract/applicable-fields.ts';
import type { FormField } from '#modules/forms/contract/form-field.ts';
import { formSwitchedOff } from '#modules/forms/contract/intake/intake-calls.ts';
import { leadSubmissionSchema } from '#modules/forms/contract/intake/lead-submission.ts';
import { LEAD_FILE_BYTES, LEAD_FILES_LIMIT } from '#modules/forms/contract/limits.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import {
  definePage,
  type PageFiles,
  type PageResponse,
  type SubmittedPage,
} from '#platform/server/http/page.ts';
import type { StoredForm } from '../forms/read-form.ts';
import { formForVisitors } from '../intake/admit-sender.ts';
import { readAnswerFiles, receiveLead } from '../intake/receive-lead.ts';
import { storeVisitorFile } from '../intake/store-form-file.ts';
import { type CheckedAnswers, checkAnswer, verifyCheckStamp } from './check-answer.ts';
import { busyFormPage, formAnswer, inactiveFormAnswer, sentAnswer } from './form-answers.ts';
import { FORM_REASON } from './form-frame.ts';
import { checkPageForm, choosePageLocale, pageForm, readAnyForm } from './page-form.ts';
import { countPageRequest, isStampGood } from './page-guard.ts';
import { ANSWER, newForm, type TypedForm, typedForm } from './typed-form.ts';

/**
 * Files of a form without scripts: checked by content, type and size like those of the widget, and stored until the
 * form is sent.
 */
const formPageFiles: PageFiles = {
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
    // Stores nothing that the page will refuse; trap and stamp precede all files in the request.
    const isOurs = trap === '' && isStampGood({ app }, { formId: form.id, submissionId }, stamp);
    if (!field || !isOurs) return null;
    const { fileKinds } = field;
    const kinds = fileKinds.length > 0 ? { kinds: fileKinds } : {};
    const { id } = await storeVisitorFile({ app }, form, { file, address, ...kinds });
    return id;
  },
};

/** The form for browsers without scripts: the same fields, texts, stores and intake as the widget [FORM-08] [TP-10]. */
export const formPage = definePage({
  path: '/f/{formId}',
  reason: FORM_REASON,
  rate: 'crowd',
  submitRate: { max: 20, seconds: 60 },
  files: formPageFiles,
  busy: busyFormPage,
  async render({ app, params, query, headers }) {
    const form = await openForm(app, params.formId ?? '');
    const locale = choosePageLocale(form.translations, query.lang, headers['accept-language']);
    if (!form.active) return inactiveFormAnswer({ app }, form, locale);
    return formAnswer(
      { app },
      await pageForm({ app }, { form, locale, typed: newForm(query, form.fields) }),
    );
  },
  async submit(request) {
    const { app, params, form: sent, headers } = request;
    const form = await openForm(app, params.formId ?? '');
    const locale = choosePageLocale(
      form.translations,
      sent.get('lang') ?? undefined,
      headers['accept-language'],
    );
    if (!form.active) return inactiveFormAnswer({ app }, form, locale);
    return handleSubmission(request, { form, locale, typed: typedForm(sent, form.fields) });
  },
});

/** Also returns an inactive form, or one of an archived brand as inactive: it gets its own page instead of 404. */
async function openForm(app: SubmittedPage['app'], id: string): Promise<StoredForm> {
  if (!isUuid(id)) throw notFound();
  try {
    return await formForVisitors({ app }, id);
  } catch (error) {
    const codes = [formSwitchedOff.code, notFound.code];
    if (!(error instanceof Problem) || !codes.includes(error.code)) throw error;
    return { ...(await readAnyForm({ app }, id)), active: false };
  }
}

async function handleSubmission(
  request: SubmittedPage,
  given: { form: StoredForm; locale: Locale; typed: TypedForm },
): Promise<PageResponse> {
  const { app } = request;
  const { form, locale, typed } = given;
  const t = app.texts.translator(locale);
  const uploadFaults = formFileFaults(form.fields, typed, request.fileFaults);
  const showFormAgain = async (
    { faults = [], ...more }: Parameters<typeof pageForm>[1],
    status = 200,
  ): Promise<PageResponse> =>
    formAnswer(
      { app },
      await pageForm({ app }, { ...more, faults: [...faults, ...uploadFaults] }),
      status,
    );
  const notSentYet = t(`forms:lexicon.${form.settings.lexicon}.notSentYet`);
  // The visitor searches a store or edits answers; nothing is sent yet.
  if (typed.wants === 'search' || typed.wants === 'change') return showFormAgain(given);
  // A bot gets the success page, so that it does not learn what revealed it.
  if (typed.trap !== '') return sentAnswer(await pageForm({ app }, given), null);
  const { submissionId } = typed;
  // The stamp of the page is invalid: the form is shown again with a new one.
  if (!isStampGood({ app }, { formId: form.id, submissionId }, typed.stamp))
    return showFormAgain({ ...given, typed: { ...typed, stamp: '' }, note: notSentYet }, 400);
  const { faults, unseen, answered } = checkPageForm(form, typed);
  const isWrong = request.fileFaults.length > 0 || faults.some(({ key }) => !unseen.includes(key));
  if (isWrong || unseen.length > 0)
    return showFormAgain(
      {
        ...given,
        // An empty field that the visitor has not seen yet is not an error.
        faults: faults.filter(({ key }) => !unseen.includes(key)),
        note: t(isWrong ? 'forms:page.someWrong' : 'forms:page.moreToAsk'),
      },
      isWrong ? 400 : 200,
    );
  try {
    const files = await readAnswerFiles({ app }, form, answered);
    return await confirmOrSend(request, given, { answered, files });
  } catch (error) {
    const refused = faultsOfProblem(error);
    if (refused.length === 0) throw error;
    return showFormAgain({ ...given, faults: refused, note: t('forms:page.someWrong') }, 400);
  }
}

/** Shows the request for confirmation, and sends it after the sender confirms. */
async function confirmOrSend(
  request: SubmittedPage,
  given: { form: StoredForm; locale: Locale; typed: TypedForm },
  checked: CheckedAnswers,
): Promise<PageResponse> {
  const { app, address } = request;
  const { form, locale, typed } = given;
  const t = app.texts.translator(locale);
  const showConfirmation = async (stamp: string, more?: { status: number; note: string }) => {
    const page = await pageForm({ app }, { ...given, typed: { ...typed, check: stamp } });
    return checkAnswer({ app }, page, checked, more);
  };
  if (typed.wants !== 'confirm') return showConfirmation('');
  const stamp = verifyCheckStamp({ app }, { formId: form.id, locale, typed });
  if (stamp !== 'good')
    return showConfirmation(stamp === 'early' ? typed.check : '', {
      status: 400,
      note: t(`forms:lexicon.${form.settings.lexicon}.notSentYet`),
    });
  if (!(await countPageRequest({ app }, address)))
    return showConfirmation(typed.check, { status: 429, note: t('forms:page.tooMany') });
  return submitLead(request, given);
}

async function submitLead(
  { app, headers, address, locale: visitorLocale }: SubmittedPage,
  given: { form: StoredForm; locale: Locale; typed: TypedForm },
): Promise<PageResponse> {
  const { form, locale, typed } = given;
  // Answers to hidden fields were not validated either, so they are dropped.
  const applicableKeys = applicableFields(form.fields, typed.answers).map(({ field }) => field.key);
  const { data: submission } = leadSubmissionSchema.safeParse({
    submissionId: typed.submissionId,
    locale,
    answers: Object.fromEntries(
      Object.entries(typed.answers).filter(([key]) => applicableKeys.includes(key)),
    ),
    skus: typed.sku ? [typed.sku] : [],
    locationId: typed.shopId || null,
    visitId: typed.visitId || null,
    landedAt: typed.landedAt,
    url: typed.pageUrl || `${app.config.publicUrl}/f/${form.id}`,
  });
  if (!submission)
    return formAnswer(
      { app },
      await pageForm(
        { app },
        {
          ...given,
          note: app.texts.translator(locale)(`forms:lexicon.${form.settings.lexicon}.notSentYet`),
        },
      ),
      400,
    );
  const { location } = await receiveLead({ app }, form, submission, {
    source: 'page',
    // Captchas need scripts; stamps, trap, confirmation step and rate limit replace them.
    asksCaptcha: false,
    address,
    userAgent: headers['user-agent'] ?? '',
    locale: visitorLocale,
  });
  return sentAnswer(await pageForm({ app }, given), location?.name ?? null);
}

/** Errors found only on intake are also shown at their fields. */
function faultsOfProblem(error: unknown): { key: string; code: string }[] {
  const errors = error instanceof Problem ? (error.errors ?? []) : [];
  return errors.flatMap(({ field, ...fault }) => {
    const key = /^body\.answers\.([^.]+)/.exec(field)?.[1];
    return key ? [{ key, ...fault }] : [];
  });
}

/** Messages at file fields when the page is shown again: the error, or that the file must be chosen again. */
function formFileFaults(
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
