import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { logoChoice } from '../../data/logo-choice.ts';
import classes from './code-panel.module.css';

const LogoUpload = onDemand(() => import('./logo-upload.tsx'));

/** Logo in the middle of the code: none, the brand's logo or an uploaded image. */
export function LogoField({
  brandId,
  logo,
  onChange,
  hasBrandLogo,
  error,
}: {
  brandId: string;
  logo: CodeStyle['logo'];
  onChange: (logo: CodeStyle['logo']) => void;
  hasBrandLogo: boolean;
  error: ReactNode;
}) {
  const { t } = useTranslation();
  const [isBringing, setBringing] = useState(false);
  return (
    <div className={classes.logo}>
      <SelectField
        label={t('touchpoints:code.logo')}
        error={error}
        data-path="style.logo"
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
        <LogoUpload
          brandId={brandId}
          label={
            logoChoice(logo) === 'own'
              ? t('touchpoints:code.replaceLogo')
              : t('touchpoints:code.bringLogo')
          }
          onDone={(fileId) => {
            onChange({ fileId });
            setBringing(false);
          }}
        />
      )}
    </div>
  );
}
