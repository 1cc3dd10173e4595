import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronRight, IconDots, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useRequestedAction } from '#platform/web/module/requested-action.ts';
import { DropMenu } from './drop-menu.tsx';
import type { DropMenuRow } from './drop-menu-list.tsx';
import { type PageAction, PageActionButton } from './page-actions.tsx';
import classes from './page-head.module.css';
import { PHONE } from './screen-width.ts';

/** The h1 of a screen, its description and actions; on a phone one row and a small line below it. */
export function PageHead({
  title,
  subtitle,
  beside,
  about,
  decisions,
  path,
  isPathBeside = false,
  actions = [],
  tool,
  leave,
}: {
  title: ReactNode;
  /** A short text after the title. */
  subtitle?: ReactNode;
  /** A status or a switch next to the title. */
  beside?: ReactNode;
  /** A sentence below the title at every width. */
  about?: ReactNode;
  /** What needs a decision: after the title, in a line below it where it has no room, folded on a phone. */
  decisions?: ReactNode;
  /** The back link and the links to the neighbouring records. */
  path?: ReactNode;
  /** The path is in the line of the title, on screens that need the height. */
  isPathBeside?: boolean;
  actions?: readonly PageAction[] | undefined;
  /** A control that is not a plain action. */
  tool?: ReactNode;
  /** Link to leave a step-by-step screen. */
  leave?: { to: string; label: string };
}) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <header className={classes.head} data-path-beside={isPathBeside || undefined}>
      {path !== undefined && (
        <div className={classes.path}>
          {path}
          {isPathBeside && <Icon of={IconChevronRight} size={14} className={classes.turn} />}
        </div>
      )}
      <div className={classes.row}>
        <div className={classes.who}>
          <div className={classes.name}>
            <ScreenTitle className={classes.title}>{title}</ScreenTitle>
            {beside && <span className={classes.beside}>{beside}</span>}
            {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
            {!isPhone && decisions && <div className={classes.decisions}>{decisions}</div>}
          </div>
          {about && <p className={classes.about}>{about}</p>}
        </div>
        {isPhone && decisions}
        {(actions.length > 0 || tool || leave) && (
          <div className={classes.actions}>
            {tool}
            <PageActions actions={actions} isQuiet={path === undefined && !isPhone} />
            {leave && <Leave {...leave} />}
          </div>
        )}
      </div>
    </header>
  );
}

function Leave({ to, label }: { to: string; label: string }) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  if (isPhone)
    return (
      <ActionIcon component={Link} to={to} aria-label={label}>
        <Icon of={IconX} size={20} />
      </ActionIcon>
    );
  return (
    <Button component={Link} to={to} variant="subtle" leftSection={<Icon of={IconX} />}>
      {label}
    </Button>
  );
}

/** The right side of a page head: visible actions and the menu for the rest. */
function PageActions({
  actions,
  isQuiet,
}: {
  actions: readonly PageAction[];
  /** Optional actions of a list or dashboard have no outline, those of a record have one. */
  isQuiet: boolean;
}) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { shown, folded } = arrangeActions(actions, isPhone);
  useRequestedAction(
    Object.fromEntries(actions.flatMap((one) => ('run' in one ? [[one.id, one.run]] : []))),
  );
  // Several actions may be refused for the same reason, which is shown once.
  const refusals = [...new Set(folded.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <>
      {shown.map((action) => (
        <PageActionButton key={action.id} action={action} isIcon={isPhone} isQuiet={isQuiet} />
      ))}
      {folded.length > 0 && (
        <DropMenu
          position="bottom-end"
          rows={() => rowsOf(folded)}
          note={refusals.length > 0 ? () => refusals : undefined}
          button={(props) => (
            <ActionIcon
              {...props}
              variant={isPhone || isQuiet ? 'subtle' : 'default'}
              size={isPhone ? 44 : 32}
              aria-label={t('platform:table.moreActions')}
            >
              <Icon of={IconDots} size={isPhone ? 20 : 16} />
            </ActionIcon>
          )}
        />
      )}
    </>
  );
}

function rowsOf(folded: readonly PageAction[]): DropMenuRow[] {
  return folded.flatMap((action, index) => {
    if ('rows' in action) return action.rows();
    const { id, label, icon, danger, refusal, isBusy } = action;
    const row = {
      id,
      label,
      icon: <Icon of={icon} />,
      danger,
      isClosed: refusal !== undefined || isBusy,
      startsGroup: danger === true && index > 0 && folded[index - 1]?.danger !== true,
    };
    if ('to' in action) return { ...row, to: action.to };
    if ('href' in action) return { ...row, href: action.href };
    return { ...row, run: action.run };
  });
}

type Placed = Pick<PageAction, 'isPrimary' | 'isRare' | 'danger' | 'refusal'>;

/** Which actions are visible and which are in the overflow menu; a phone shows one. */
export function arrangeActions<Action extends Placed>(
  actions: readonly Action[],
  isPhone: boolean,
): { shown: Action[]; folded: Action[] } {
  const open = actions.filter(
    ({ danger, isRare, refusal }) => !danger && !isRare && refusal === undefined,
  );
  const primary = open.filter(({ isPrimary }) => isPrimary);
  const quiet = open.filter(({ isPrimary }) => !isPrimary);
  const isOnlyOne = open.length === 1 && actions.length === 1;
  const shown = !isPhone ? [...quiet, ...primary] : isOnlyOne ? open : primary.slice(0, 1);
  const rest = actions.filter((action) => !shown.includes(action));
  return {
    shown,
    folded: [...rest.filter(({ danger }) => !danger), ...rest.filter(({ danger }) => danger)],
  };
}

const TitleLevel = createContext<1 | 3>(1);

/** On a page that shows screens as examples, their titles have a lower heading level. */
export function ExampleTitles({ children }: { children: ReactNode }) {
  return <TitleLevel value={3}>{children}</TitleLevel>;
}

/** The one h1 of a screen. */
export function ScreenTitle({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const Heading = use(TitleLevel) === 1 ? 'h1' : 'h3';
  return <Heading className={className}>{children}</Heading>;
}
