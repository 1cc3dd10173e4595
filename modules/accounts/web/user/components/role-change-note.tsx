import type { RoleChange } from '#modules/accounts/contract/roles.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import classes from '../../components/user-form.module.css';
import { menuItemNames } from '../../data/offered-menus.ts';

/** Effects of the new role on menus, default module and associations, as the server reports them before saving. */
export function RoleChangeNote({ change }: { change: RoleChange }) {
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
