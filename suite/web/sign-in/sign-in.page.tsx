import { useTranslation } from 'react-i18next';
import { signInOptionsCall } from '#modules/accounts/contract/sign-in-options.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { addressParam } from '../navigation/address-param.ts';
import { PasswordSignIn } from './password-sign-in.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { ShopFront } from './shop-front.tsx';
import classes from './sign-in.module.css';
import { useAnswer } from './use-answer.ts';

/** The form is there at once: only when the options say that a provider replaces it does it go [SES-01]. */
export default function SignInPage() {
  const { t } = useTranslation();
  const redirect = addressParam('redirect');
  const options = useAnswer(signInOptionsCall, {});
  const provider = options.data?.provider;
  const hasPassword = options.data?.password ?? true;
  useDocumentTitle(t('suite:signIn.title'));
  return (
    <ShopFront>
      <h1>{t('suite:signIn.title')}</h1>
      <p>{t('suite:signIn.subtitle')}</p>
      {addressParam('done') === 'password' && (
        <Note tone="good">{t('suite:signIn.passwordSet')}</Note>
      )}
      {options.error !== undefined && (
        <RegionError error={options.error} onRetry={options.askAgain} />
      )}
      {hasPassword && <PasswordSignIn redirect={redirect} />}
      {hasPassword && provider && (
        <div className={classes.or}>
          <span>{t('suite:signIn.or')}</span>
        </div>
      )}
      {provider && (
        <ProviderSignIn name={provider.name} redirect={redirect} isOnlyWay={!hasPassword} />
      )}
    </ShopFront>
  );
}
