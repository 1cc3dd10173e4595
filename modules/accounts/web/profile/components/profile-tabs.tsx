import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { getMyselfCall } from '#modules/accounts/contract/get-myself.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useActing } from '#platform/web/module/acting.ts';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { usePasswordForm } from '../data/use-password-form.ts';
import { useSettingsForm } from '../data/use-settings-form.tsx';
import { NotWhileActing } from './not-while-acting.tsx';
import { PasswordForm } from './password-form.tsx';
import classes from './profile.module.css';
import { SessionList } from './session-list.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The URL holds the selected tab. Input in one tab is preserved when the user switches to the other. */
export function ProfileTabs({ user }: { user: CallOutput<typeof getMyselfCall> }) {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const { tab: asked } = useSearch({ strict: false }) as { tab?: unknown };
  const tab = asked === 'password' ? 'password' : 'general';
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
