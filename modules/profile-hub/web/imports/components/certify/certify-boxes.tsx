import { IconSignature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { CheckboxField } from '#platform/web/fields/checkbox-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useColumnNames } from '#platform/web/imports/columns/use-column-names.ts';
import { shortHash } from '../../data/short-hash.ts';
import classes from './certify.module.css';
import type { CertifyPartProps } from './certify-part.ts';

/** The two statements that the user certifies, and the file. */
export function CertifyBoxes({
  draft,
  report,
  wrong,
  brand,
  onChange,
}: CertifyPartProps & { brand: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useColumnNames(report.known) ?? ((slug: string) => slug);
  const said = Object.entries(report.figures).flatMap(([figure, count]) =>
    figure.startsWith('said.')
      ? [`${nameOf(figure.slice('said.'.length))} ${format.number(count)}`]
      : [],
  );
  return (
    <div className={classes.certificate}>
      <div className={classes.box}>
        <CheckboxField
          name="certify-consent"
          label={t('profile-hub:import.agreed', { brand })}
          help={
            said.length > 0
              ? t('profile-hub:import.agreedHelp', { list: format.list(said) })
              : t('profile-hub:import.noConsent')
          }
          error={wrong.has('consent') ? t('profile-hub:import.boxMissing') : undefined}
          value={draft.consent}
          onChange={(consent) => onChange({ consent })}
        />
      </div>
      <div className={classes.box}>
        <CheckboxField
          name="certify-noThirdParty"
          label={t('profile-hub:import.noThirdParty')}
          help={t('profile-hub:import.noThirdPartyHelp')}
          error={wrong.has('noThirdParty') ? t('profile-hub:import.boxMissing') : undefined}
          value={draft.noThirdParty}
          onChange={(noThirdParty) => onChange({ noThirdParty })}
        />
      </div>
      <p className={classes.signature}>
        <span className={classes.signed}>
          <Icon of={IconSignature} size={14} />
          {t('profile-hub:import.signature')}
        </span>
        {report.file.sha256 !== undefined && (
          <span className={classes.hash}>
            {t('profile-hub:import.fileHash', { hash: shortHash(report.file.sha256) })}
          </span>
        )}
      </p>
    </div>
  );
}
