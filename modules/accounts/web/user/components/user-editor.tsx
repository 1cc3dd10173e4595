import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { RoleChange } from '#modules/accounts/contract/roles.ts';
import type { Session } from '#modules/accounts/contract/session.ts';
import { userFields } from '#modules/accounts/contract/user-fields.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { Note, RegionError } from '#platform/web/feedback/note.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { GeneralFields } from '../../components/general-fields.tsx';
import { MenusFields } from '../../components/menus-fields.tsx';
import { PlacesPanel, PlacesPicker } from '../../components/places-panel.tsx';
import classes from '../../components/user-form.module.css';
import { menuItemNames, useOfferedMenus } from '../../data/offered-menus.ts';
import { usePlaces } from '../../data/use-places.ts';
import {
  type ManagedUser,
  type UserValues,
  useRoleChange,
  useShowRoleChange,
  useUserFieldTexts,
  useUserForm,
} from '../data/use-user-form.ts';
import { UserPanel } from './user-panel.tsx';

/** Tabs of the user editor. */
const USER_PARTS = ['general', 'places', 'menus'] as const;

/** The parts of a user as tabs; input in one tab is preserved when the user switches to another [USR-03]. */
export function UserEditor({
  clientId,
  user,
  session,
  onReload,
}: {
  clientId: string;
  user: ManagedUser;
  session: Session;
  onReload: () => Promise<ManagedUser | undefined>;
}) {
  const { t } = useTranslation();
  const panelId = useId();
  const isSubmitted = useRef(false);
  const navigate = useNavigate();
  const { tab: requestedTab } = useSearch({ strict: false }) as { tab?: unknown };
  const [role, setRole] = useState<ManagedUser['role'] | null>(user.role);
  const roleChange = useRoleChange({ clientId, user, role });
  const editor = useUserForm({ clientId, user, roleChange: roleChange.change, onReload });
  const { form } = editor;
  useShowRoleChange(form, user, roleChange.change);
  const fieldTexts = useUserFieldTexts();
  const { values, mantine } = form;
  const menus = useOfferedMenus(session);
  const offered = menus.offeredTo(values.role);
  const places = usePlaces(clientId, values.associations, (chosen) =>
    mantine.setFieldValue('associations', chosen),
  );
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const wrongIn = (part: UserPart) =>
    Object.entries(mantine.errors).filter(([path, fault]) => fault && findUserPart(path) === part)
      .length;
  const wrongPart = USER_PARTS.find((part) => wrongIn(part) > 0);
  const part = USER_PARTS.find((one) => one === requestedTab) ?? 'general';
  const show = (id: string) =>
    void navigate({ to: '.', search: id === 'general' ? {} : { tab: id }, replace: true });

  // Shows errors of other tabs, from form and server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else is wrong
  useEffect(() => {
    if (!isSubmitted.current || !wrongPart) return;
    isSubmitted.current = false;
    if (wrongIn(part) === 0) show(wrongPart);
  }, [mantine.errors]);

  // Discarding changes or reloading the record can change the role as well.
  useEffect(() => setRole(values.role), [values.role]);
  const faultOf = (path: string) => mantine.errors[path] ?? undefined;

  return (
    <>
      <TabBar
        label={t('accounts:edit.parts')}
        panelId={panelId}
        current={part}
        onSelect={show}
        pieces={USER_PARTS.map((id) => ({
          id,
          label: t(`accounts:part.${id}`),
          wrong: wrongIn(id),
        }))}
      />
      <form
        {...form.props}
        className={classes.panel}
        onSubmit={(event) => {
          isSubmitted.current = true;
          form.props.onSubmit(event);
        }}
      >
        <ConflictNote editor={editor} labelOf={fieldTexts.labelOf} wordsOf={fieldTexts.wordsOf} />
        <div
          className={classes.panel}
          role="tabpanel"
          id={panelId}
          aria-labelledby={`${panelId}-${part}`}
        >
          {part === 'places' ? (
            <SidePanel
              label={t('accounts:places.tree')}
              width={368}
              panel={
                <>
                  <RoleChangeStatus {...roleChange} />
                  <PlacesPanel places={places} role={values.role} before={user.associations} />
                </>
              }
            >
              <div className={classes.tab}>
                <PlacesPicker places={places} error={faultOf('associations')} />
              </div>
            </SidePanel>
          ) : (
            <SidePanel
              label={t('accounts:panel.label')}
              width={368}
              panel={
                <>
                  <RoleChangeStatus {...roleChange} />
                  <UserPanel user={user} clientId={clientId} />
                </>
              }
            >
              <div className={classes.tab}>
                {part === 'general' ? (
                  <GeneralPart user={user} form={form} />
                ) : (
                  <QueryBoundary query={menus.query}>
                    {() => (
                      <MenusFields
                        offered={offered}
                        menus={values.menus}
                        defaultModule={values.defaultModule}
                        error={faultOf('menus')}
                        defaultError={faultOf('defaultModule')}
                        onChange={(change) => mantine.setValues({ ...change })}
                      />
                    )}
                  </QueryBoundary>
                )}
              </div>
            </SidePanel>
          )}
        </div>
        <SaveBar form={form} />
      </form>
    </>
  );
}

type UserPart = (typeof USER_PARTS)[number];

/** The tab that contains a field. */
function findUserPart(path: string): UserPart | undefined {
  const fieldPart = Object.entries(userFields).find(([name]) => name === path)?.[1].part;
  return USER_PARTS.find((part) => part === fieldPart);
}

/** Outside of the tabs, because the response may arrive in any of them and must not move buttons. */
function RoleChangeStatus({ query, change }: ReturnType<typeof useRoleChange>) {
  return (
    <div role="status" className={classes.told}>
      {change && <RoleChangeNote change={change} />}
      {query.error && <RegionError error={query.error} onRetry={() => void query.refetch()} />}
    </div>
  );
}

/** Names, e-mail, language and role; a note gives the reason for fields that the reader may not change [USR-03]. */
function GeneralPart({ user, form }: { user: ManagedUser; form: ComptoirForm<UserValues> }) {
  const { t } = useTranslation();
  const { may } = user;
  const isClosed = !may.changePerson || !may.changeRole;
  return (
    <div className={classes.fields}>
      {isClosed && may.because !== null && (
        <Note tone="due">
          <FieldMessage fault={{ code: may.because }} />
        </Note>
      )}
      <GeneralFields
        fields={{
          firstName: form.field('firstName'),
          lastName: form.field('lastName'),
          email: form.field('email'),
          defaultLocaleIsoCode: form.field('defaultLocaleIsoCode'),
          role: form.field('role'),
        }}
        roles={[...may.giveRoles, user.role]}
        isPersonFixed={!may.changePerson}
        isRoleFixed={!may.changeRole}
        emailHelp={t('accounts:form.emailHelp')}
      />
    </div>
  );
}

/** Effects of the new role on menus, default module and associations, as the server reports them before saving. */
function RoleChangeNote({ change }: { change: RoleChange }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const suiteLabels = useSuiteLabels();
  if (!suiteLabels) return null;
  const named = (keys: readonly string[]) => list(menuItemNames(keys, suiteLabels));
  const { kept, lost, gained } = change.menus;
  const { before, mustBeChosen } = change.defaultModule;
  const lines = [
    kept.length > 0 && t('accounts:roleChange.kept', { items: named(kept) }),
    lost.length > 0 && t('accounts:roleChange.lost', { items: named(lost) }),
    gained.length > 0 && t('accounts:roleChange.gained', { items: named(gained) }),
    mustBeChosen &&
      before !== null &&
      t('accounts:roleChange.defaultLost', { module: suiteLabels.moduleName(before) }),
    t(associationsAfter(change.associations), { count: change.associations.kept }),
  ].filter((line) => line !== false);
  return (
    <Note tone="due" title={t('accounts:roleChange.title')}>
      {lines.map((line) => (
        <span key={line} className={classes.effect}>
          {line}
        </span>
      ))}
    </Note>
  );
}

/** Text about the associations after a role change: they always remain, but may start or stop restricting access. */
function associationsAfter({ kept, boundBefore, boundAfter, needed }: RoleChange['associations']) {
  if (needed) return 'accounts:roleChange.placesNeeded';
  if (kept === 0) return 'accounts:roleChange.placesNone';
  if (boundAfter && !boundBefore) return 'accounts:roleChange.placesBind';
  if (boundBefore && !boundAfter) return 'accounts:roleChange.placesFree';
  return 'accounts:roleChange.placesStay';
}
