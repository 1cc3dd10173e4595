import { useTranslation } from 'react-i18next';
import { CAPTCHAS } from '#modules/leads/contract/forms/form-settings.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import section from '../../components/section.module.css';
import { SegmentedField } from '../../components/segmented-field.tsx';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';
import { useDraftLexicon } from '../../data/draft/use-draft-lexicon.ts';
import { CAPTCHA_SERVICES, captchaHelp } from '../data/setting-names.ts';
import { SecretField } from './secret-field.tsx';

/** Choice of captcha; third-party services need two keys. */
export function CaptchaFields({ secretsSet }: { secretsSet: readonly string[] }) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const names = {
    none: t('leads:editor.captcha.none'),
    proofOfWork: t('leads:editor.captcha.proofOfWork'),
    ...CAPTCHA_SERVICES,
  };
  const { error: _, ...captcha } = useDraftField('settings', 'captcha');
  const siteKey = useDraftField('settings', 'captchaSiteKey');
  const isService = captcha.value !== 'none' && captcha.value !== 'proofOfWork';
  return (
    <>
      <SegmentedField
        value={captcha.value}
        onChange={captcha.onChange}
        data-path={captcha['data-path']}
        label={t(PART_NAMES['settings.captcha'])}
        help={t(captchaHelp(captcha.value, word))}
        options={CAPTCHAS.map((value) => ({ value, label: names[value] }))}
      />
      {isService && (
        <div className={section.columns}>
          <TextField
            {...siteKey}
            label={t(PART_NAMES['settings.captchaSiteKey'])}
            autoComplete="off"
          />
          <SecretField name="captchaSecret" isSet={secretsSet.includes('captchaSecret')} />
        </div>
      )}
    </>
  );
}
