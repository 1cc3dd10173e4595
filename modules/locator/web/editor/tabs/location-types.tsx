import { ActionIcon, Button, TextInput } from '@mantine/core';
import {
  IconArrowsJoin,
  IconArrowsSplit2,
  IconDots,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { LOCATION_TYPES_LIMIT, TYPE_WEIGHT_LIMIT } from '#modules/locator/contract/limits.ts';
import { type LocatorConfig, typeShape } from '#modules/locator/contract/locator-config.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { MarkerSign } from '#platform/web/map/markers/marker-sign.tsx';
import { useChoices, useDraft, useDraftStore, useFaultAt } from '../data/draft-context.tsx';
import { useSiteColour } from '../data/use-site-colour.ts';
import classes from './map-tab.module.css';

type ListedType = LocatorConfig['locationTypes'][number];

/** Types of the directory with their shape, pictures and weight; below them a new one and `children`. */
export function LocationTypes({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const choices = useChoices();
  const listed = useDraft(({ draft }) => draft.locationTypes);
  const adding = useRef<HTMLDivElement>(null);
  const set = (locationTypes: ListedType[]) => store.change({ locationTypes });
  const nameOf = (id: string) =>
    choices
      ? (choices.types.find((type) => type.id === id)?.name ?? t('locator:editor.types.deleted'))
      : '…';
  const offered = (choices?.types ?? []).filter(
    ({ id }) => !listed.some(({ typeId }) => typeId === id),
  );
  return (
    <div data-path="locationTypes" ref={adding}>
      {listed.length > 0 && (
        <table className={classes.types}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('locator:editor.types.type')}</th>
              <th scope="col">{t('locator:editor.types.address')}</th>
              <th scope="col" className={classes.weight}>
                {t('locator:editor.types.weight')}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {listed.map((type, index) => (
              <TypeRow
                key={type.typeId}
                index={index}
                type={type}
                name={nameOf(type.typeId)}
                onChange={(part) => set(listed.with(index, { ...type, ...part }))}
                onRemove={() => {
                  set(listed.toSpliced(index, 1));
                  // The removed row had the focus.
                  adding.current?.querySelector<HTMLElement>('[data-add]')?.focus();
                }}
              />
            ))}
          </tbody>
        </table>
      )}
      {choices?.types.length === 0 && (
        <p className={classes.help}>{t('locator:editor.types.none')}</p>
      )}
      <div className={classes.after}>
        <DropMenu
          position="bottom-start"
          rows={() =>
            offered.map(({ id, name }) => ({
              id,
              label: name,
              run: () => set([...listed, { typeId: id, markerUrl: '', iconUrl: '', weight: 0 }]),
            }))
          }
          button={(props) => (
            <Button
              {...props}
              data-add
              variant="subtle"
              size="xs"
              disabled={offered.length === 0 || listed.length >= LOCATION_TYPES_LIMIT}
              leftSection={<Icon of={IconPlus} size={14} />}
            >
              {t('locator:editor.types.add')}
            </Button>
          )}
        />
        {children}
      </div>
    </div>
  );
}

/** One URL is marker and icon, unless the icon has its own. */
function TypeRow({
  index,
  type,
  name,
  onChange,
  onRemove,
}: {
  index: number;
  type: ListedType;
  name: string;
  onChange: (part: Partial<ListedType>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const [isApart, setApart] = useState(type.markerUrl !== type.iconUrl);
  const isSplit = isApart || type.markerUrl !== type.iconUrl;
  const path = `locationTypes.${index}`;
  const { error: refusal } = useFaultAt(`${path}.typeId`);
  const colour = useSiteColour();
  const address = (label: string, value: string, onType: (url: string) => void) => ({
    'aria-label': `${name}: ${label}`,
    placeholder: isSplit ? label : '',
    inputMode: 'url' as const,
    autoComplete: 'off',
    spellCheck: false,
    value,
    onChange: (event: { currentTarget: HTMLInputElement }) => onType(event.currentTarget.value),
  });
  const marker = useFaultAt(`${path}.markerUrl`);
  const icon = useFaultAt(`${path}.iconUrl`);
  return (
    <tr>
      <td className={classes.shape}>
        {/* The page is light unless it is set to dark, and so is what is behind its signs. */}
        <span className={classes.sign} data-mantine-color-scheme="light">
          <MarkerSign shape={typeShape(index)} size="pin" colour={colour} />
        </span>
      </td>
      <td className={classes.name} data-path={`${path}.typeId`}>
        {name}
        {refusal && <p className={classes.error}>{refusal}</p>}
      </td>
      <td className={classes.urls}>
        {isSplit ? (
          <div className={classes.addresses}>
            <TextInput
              {...address(t('locator:editor.types.marker'), type.markerUrl, (markerUrl) =>
                onChange({ markerUrl }),
              )}
              {...marker}
            />
            <TextInput
              {...address(t('locator:editor.types.icon'), type.iconUrl, (iconUrl) =>
                onChange({ iconUrl }),
              )}
              {...icon}
            />
          </div>
        ) : (
          <TextInput
            {...address(t('locator:editor.types.address'), type.markerUrl, (url) =>
              onChange({ markerUrl: url, iconUrl: url }),
            )}
            {...marker}
          />
        )}
      </td>
      <td className={classes.weight}>
        <NumberField
          {...useFaultAt(`${path}.weight`)}
          label=""
          aria-label={`${name}: ${t('locator:editor.types.weight')}`}
          value={type.weight}
          min={0}
          max={TYPE_WEIGHT_LIMIT}
          onChange={(weight) => onChange({ weight: weight as number })}
        />
      </td>
      <td>
        <DropMenu
          position="bottom-end"
          rows={() => [
            isSplit
              ? {
                  id: 'join',
                  label: t('locator:editor.types.join'),
                  icon: <Icon of={IconArrowsJoin} />,
                  run: () => {
                    setApart(false);
                    onChange({ iconUrl: type.markerUrl });
                  },
                }
              : {
                  id: 'split',
                  label: t('locator:editor.types.split'),
                  icon: <Icon of={IconArrowsSplit2} />,
                  run: () => setApart(true),
                },
            {
              id: 'remove',
              label: t('locator:editor.types.remove', { name }),
              icon: <Icon of={IconTrash} />,
              danger: true,
              startsGroup: true,
              run: onRemove,
            },
          ]}
          button={(props) => (
            <ActionIcon
              {...props}
              variant="subtle"
              aria-label={t('locator:editor.types.actions', { name })}
            >
              <Icon of={IconDots} size={16} />
            </ActionIcon>
          )}
        />
      </td>
    </tr>
  );
}
