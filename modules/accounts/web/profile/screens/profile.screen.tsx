import { IconUserShare } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { Trans } from 'react-i18next';
import { getMyselfCall } from '#modules/accounts/contract/myself.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { PASSWORD_MIN_LENGTH } from '#platform/contract/limits.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import linkClasses from '#platform/web/display/link.module.css';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { PasswordField, TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useActing } from '#platform/web/module/current-user.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { LANGUAGE_OPTIONS } from '../../data/user-names.ts';
import classes from '../components/profile.module.css';
import { SessionList } from '../components/session-list.tsx';
import { usePasswordForm, useSettingsForm } from '../data/profile-forms.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(callQueryOptions(getMyselfCall, { query: { clientId: client.id } }));
};

/** The own profile: names and language, password and sessions. */
export default function ProfileScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const myself = useCall(getMyselfCall, { query: { clientId: client.id } });
  return (
    <>
      <PageHead
        title={t('accounts:title.profile')}
        subtitle={myself.data && `${myself.data.firstName} ${myself.data.lastName}`}
      />
      <QueryBoundary query={myself}>
        {(user) => <ProfileTabs key={user.id} user={user} />}
      </QueryBoundary>
    </>
  );
}

/** The URL holds the selected tab. Input in one tab is preserved when the user switches to the other. */
function ProfileTabs({ user }: { user: CallOutput<typeof getMyselfCall> }) {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const { tab: requestedTab } = useSearch({ strict: false }) as { tab?: unknown };
  const tab = requestedTab === 'password' ? 'password' : 'general';
  const acting = useActing();
  const settings = useSettingsForm(user);
  const password = usePasswordForm();
  useUnsavedGuard(settings.changes + password.changes, useLeaveBlocker);
  return (
    <>
      <TabBar
        label={t('accounts:title.profile')}
        panelId={panelId}
        current={tab}
        onSelect={(id) => void navigate({ to: '.', search: { tab: id } })}
        pieces={[
          { id: 'general', label: t('accounts:profile.general'), wrong: settings.wrong },
          { id: 'password', label: t('accounts:profile.password'), wrong: password.wrong },
        ]}
      />
      <div
        className={classes.panel}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${tab}`}
      >
        {tab === 'general' && <SettingsForm form={settings} email={user.email} />}
        {tab === 'password' && acting && <NotWhileActing name={acting.as} />}
        {tab === 'password' && !acting && (
          <SidePanel label={t('accounts:sessions.title')} panel={<SessionList />}>
            <PasswordForm form={password} />
          </SidePanel>
        )}
      </div>
    </>
  );
}

/** Shown in place of functions that the server refuses while a super admin acts as the user [SUP-04]. */
function NotWhileActing({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.form}>
      <Note tone="due" icon={IconUserShare} title={t('accounts:profile.inPerson', { name })}>
        {t('accounts:profile.inPersonWhy')}
      </Note>
    </div>
  );
}

function PasswordForm({ form }: { form: ReturnType<typeof usePasswordForm> }) {
  const { t } = useTranslation();
  return (
    <form {...form.props} className={`${classes.form} ${classes.allRequired}`}>
      <div>
        <h2>{t('accounts:password.title')}</h2>
        <p className={classes.text}>{t('accounts:password.why', { min: PASSWORD_MIN_LENGTH })}</p>
      </div>
      <PasswordField
        {...form.field('currentPassword')}
        label={t('accounts:password.current')}
        autoComplete="current-password"
        aside={
          <a href="/forgot-password" className={linkClasses.link}>
            {t('accounts:password.forgotten')}
          </a>
        }
      />
      <PasswordField
        {...form.field('password')}
        label={t('accounts:password.new')}
        enough={PASSWORD_MIN_LENGTH}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('again')}
        label={t('accounts:password.again')}
        autoComplete="new-password"
      />
      <SaveBar
        form={form}
        areAllRequired
        save={t('accounts:password.change')}
        wrong={
          <Trans i18nKey="accounts:password.wrong" count={form.wrong} components={{ b: <b /> }} />
        }
      />
    </form>
  );
}

function SettingsForm({
  form,
  email,
}: {
  form: ReturnType<typeof useSettingsForm>;
  email: string;
}) {
  const { t } = useTranslation();
  const locale = form.field('locale');
  return (
    <form {...form.props} className={classes.form}>
      <div>
        <h2>{t('accounts:profile.aboutYou')}</h2>
        <p className={classes.text}>{t('accounts:profile.aboutYouWhy')}</p>
      </div>
      <FieldPair>
        <TextField
          {...form.field('firstName')}
          label={t('accounts:field.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('lastName')}
          label={t('accounts:field.lastName')}
          autoComplete="family-name"
        />
      </FieldPair>
      <SelectField
        {...locale}
        onChange={(chosen) => chosen && locale.onChange(chosen)}
        label={t('accounts:field.locale')}
        help={t('accounts:profile.languageHelp')}
        options={LANGUAGE_OPTIONS}
      />
      <div className={classes.fixed}>
        <TextField
          value={email}
          onChange={() => {}}
          readOnly
          label={t('accounts:field.email')}
          help={t('accounts:profile.emailHelp')}
        />
      </div>
      <SaveBar form={form} />
    </form>
  );
}
