import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { LOCATION_TYPES_LIMIT, TYPE_WEIGHT_LIMIT } from '#modules/locator/contract/limits.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import classes from '../components/editor.module.css';
import { useChoices, useDraft, useDraftStore, useFaultAt } from '../data/draft-context.tsx';

type ListedType = LocatorConfig['locationTypes'][number];

/** Types of the directory with their markers and weights. */
export function LocationTypes() {
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
              <th scope="col">{t('locator:editor.types.type')}</th>
              <th scope="col">{t('locator:editor.types.marker')}</th>
              <th scope="col">{t('locator:editor.types.icon')}</th>
              <th scope="col">{t('locator:editor.types.weight')}</th>
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
      <DropMenu
        position="bottom-end"
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
      {choices?.types.length === 0 && (
        <p className={classes.help}>{t('locator:editor.types.none')}</p>
      )}
    </div>
  );
}

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
  const path = `locationTypes.${index}`;
  const { error: refusal } = useFaultAt(`${path}.typeId`);
  const address = (field: 'markerUrl' | 'iconUrl', label: string) => ({
    'aria-label': `${name}: ${label}`,
    placeholder: label,
    inputMode: 'url' as const,
    autoComplete: 'off',
    spellCheck: false,
    value: type[field],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <tr>
      <td data-path={`${path}.typeId`}>
        {name}
        {refusal && <p className={classes.error}>{refusal}</p>}
      </td>
      <td>
        <TextInput
          {...address('markerUrl', t('locator:editor.types.marker'))}
          {...useFaultAt(`${path}.markerUrl`)}
        />
      </td>
      <td>
        <TextInput
          {...address('iconUrl', t('locator:editor.types.icon'))}
          {...useFaultAt(`${path}.iconUrl`)}
        />
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
        <ActionIcon
          aria-label={t('locator:editor.types.remove', { name })}
          variant="subtle"
          onClick={onRemove}
        >
          <Icon of={IconX} size={14} />
        </ActionIcon>
      </td>
    </tr>
  );
}
