import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { uploadLogoCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { TOUCHPOINT_WORDS } from '#modules/touchpoints/contract/touchpoint-words.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { logoChoice } from '../data/logo-choice.ts';
import classes from './code-panel.module.css';

/** Nothing, the brand's logo or a picture of one's own in the middle of the code. */
export function LogoField({
  brandId,
  logo,
  onChange,
  hasBrandLogo,
}: {
  brandId: string;
  logo: CodeStyle['logo'];
  onChange: (logo: CodeStyle['logo']) => void;
  hasBrandLogo: boolean;
}) {
  const { t } = useTranslation();
  const [isBringing, setBringing] = useState(false);
  return (
    <div className={classes.logo}>
      <SelectField
        label={t('touchpoints:code.logo')}
        value={isBringing ? 'own' : logoChoice(logo)}
        onChange={(choice) => {
          setBringing(choice === 'own');
          if (choice === 'none' || choice === 'brand') onChange(choice);
        }}
        options={[
          { value: 'none', label: t('touchpoints:code.noLogo') },
          {
            value: 'brand',
            label: hasBrandLogo
              ? t('touchpoints:code.brandLogo')
              : t('touchpoints:code.brandInitials'),
          },
          { value: 'own', label: t('touchpoints:code.ownLogo') },
        ]}
      />
      {(isBringing || logoChoice(logo) === 'own') && (
        <FileUpload
          label={
            logoChoice(logo) === 'own'
              ? t('touchpoints:code.replaceLogo')
              : t('touchpoints:code.bringLogo')
          }
          call={uploadLogoCall}
          input={{ query: { brandId } }}
          problems={TOUCHPOINT_WORDS}
          onDone={({ fileId }) => {
            onChange({ fileId });
            setBringing(false);
          }}
        />
      )}
    </div>
  );
}
