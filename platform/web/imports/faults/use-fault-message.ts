import { useTranslation } from 'react-i18next';
import { faultText } from '#platform/contract/imports/fault-texts.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { translate } from '#platform/web/module/translate.ts';

type Fault = Pick<ImportReport['faults'][number], 'code' | 'params'>;

export function useFaultMessage(): (fault: Fault) => string {
  const { i18n } = useTranslation();
  return ({ code, params }) => translate(i18n, faultText(code), params);
}
