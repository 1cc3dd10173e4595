import { Button } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FIELD_TYPES, type FieldType } from '#modules/forms/contract/field-types.ts';
import { FIELDS_LIMIT } from '#modules/forms/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { setEditedField, useTarget } from '../../data/draft/editor-places.ts';
import { addField, moveField, newFieldKey } from '../../data/draft/field-edits.ts';
import { FIELD_ICONS, useRowIds } from '../data/field-list.ts';
import { FieldRow } from './field-row.tsx';
import classes from './fields.module.css';

/** The fields of the form in order [FORM-04]. Each row rerenders only when its own field changes. */
export default function FieldsSection() {
  const { t } = useTranslation();
  const store = useDraftStore();
  const keys = useDraft(({ draft }) => draft.fields.map(({ key }) => key));
  const { idOf, rename } = useRowIds();
  const [open, setOpen] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const dragged = useRef<string | null>(null);
  const added = useRef<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const openKey = keys.find((key) => idOf(key) === open) ?? null;
  useEffect(() => {
    setEditedField(openKey);
    return () => setEditedField(null);
  }, [openKey]);
  useTarget((path) => {
    const key = findFieldByPath(path, keys);
    if (key === undefined) return;
    setOpen(idOf(key));
    requestAnimationFrame(() =>
      list.current?.querySelector('li[data-open]')?.scrollIntoView({ block: 'nearest' }),
    );
  });

  const toggle = useCallback((id: string) => setOpen((now) => (now === id ? null : id)), []);
  const move = useCallback(
    (key: string, to: number) => {
      store.change(moveField(key, to));
      const at = store.get().draft.fields.findIndex((field) => field.key === key);
      setAnnouncement(
        t('forms:field.movedTo', { place: at + 1, total: store.get().draft.fields.length }),
      );
    },
    [store, t],
  );
  const dragOver = useCallback(
    (key: string) => {
      const { fields } = store.get().draft;
      const to = fields.findIndex((field) => field.key === key);
      if (dragged.current !== null && dragged.current !== key) move(dragged.current, to);
    },
    [store, move],
  );
  const drag = useCallback((key: string | null) => {
    dragged.current = key;
  }, []);
  const add = (type: FieldType) => {
    const key = newFieldKey(store.get().draft, type);
    rename(null, key);
    added.current = key;
    store.change(addField(type, key));
    setOpen(idOf(key));
  };
  /** Focuses the label of an added field: once rendered, and again after the menu returns focus to its button. */
  const goToAdded = () => {
    if (added.current === null) return;
    list.current?.querySelector<HTMLElement>('li[data-open] input')?.focus();
  };
  const forgetAdded = () => {
    added.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each row that unfolds
  useLayoutEffect(goToAdded, [openKey]);

  return (
    <section
      className={classes.section}
      aria-label={t('forms:editor.section.fields')}
      onKeyDownCapture={forgetAdded}
      onPointerDownCapture={forgetAdded}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{t('forms:editor.section.fields')}</h2>
        <span className={classes.hint}>
          {t('forms:field.order')}
          <span className={classes.keys}> {t('forms:field.orderKeys')}</span>
        </span>
        <DropMenu
          position="bottom-end"
          rows={() =>
            FIELD_TYPES.map((type) => ({
              id: type,
              label: t(`forms:field.type.${type}`),
              icon: <Icon of={FIELD_ICONS[type]} />,
              run: () => add(type),
            }))
          }
          button={(props) => (
            <Button
              {...props}
              onFocus={() => {
                props.onFocus();
                goToAdded();
              }}
              className={classes.add}
              variant="default"
              disabled={keys.length >= FIELDS_LIMIT}
              leftSection={<Icon of={IconPlus} />}
              rightSection={<Icon of={IconChevronDown} size={14} />}
            >
              {t('forms:field.add')}
            </Button>
          )}
        />
      </div>
      <p className={classes.said} role="status">
        {announcement}
      </p>
      <ol ref={list}>
        {keys.map((key, index) => {
          const id = idOf(key);
          return (
            <FieldRow
              key={id}
              id={id}
              fieldKey={key}
              index={index}
              isOpen={open === id}
              onToggle={toggle}
              onMove={move}
              onRename={rename}
              onDrag={drag}
              onDragOver={dragOver}
            />
          );
        })}
      </ol>
      {keys.length === 0 && <p className={classes.hint}>{t('forms:field.none')}</p>}
    </section>
  );
}

/** The field of a draft path: `fields.3.key`, `translations.list.fr.field.email.label`. */
function findFieldByPath(path: string, keys: readonly string[]): string | undefined {
  const [section, name = '', , part, key = ''] = path.split('.');
  if (section === 'fields') return keys[Number(name)];
  return section === 'translations' && part === 'field' && keys.includes(key) ? key : undefined;
}
