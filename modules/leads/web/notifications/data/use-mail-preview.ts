import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import { previewMailCall } from '#modules/leads/contract/forms/mail-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { queryKeyOf } from '#platform/web/api/query-of.ts';
import { callServer } from '#platform/web/api/server.ts';

/** What stands around the texts of a mail. It is asked once for a language: what is typed is drawn without asking again. */
export function useMailPreview(given: {
  formId: string;
  mail: FormMail;
  locale: Locale;
  /** Of the last requests, which one. */
  back: number;
}) {
  const { formId, mail, locale, back } = given;
  return useQuery({
    queryKey: [...queryKeyOf(previewMailCall), given],
    queryFn: () =>
      callServer(previewMailCall, { params: { formId, mail }, body: { locale, texts: {}, back } }),
    placeholderData: keepPreviousData,
  });
}
