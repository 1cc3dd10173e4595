import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';

/**
 * A list controlled by its search field: the focus stays in the field, arrows move the selection, Enter opens it. `isAside`:
 * Enter with Ctrl or Cmd opens a new tab.
 */
export function useListbox<Item>(
  items: readonly Item[],
  onChoose: (item: Item, isAside: boolean) => void,
  { start = 0 }: { start?: number } = {},
) {
  const id = useId();
  const [position, setPosition] = useState(start);
  const active = Math.min(position, Math.max(0, items.length - 1));
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const move = (step: number) => {
    if (items.length > 0) setPosition((active + step + items.length) % items.length);
  };

  const choose = (index: number, event: KeyboardEvent | MouseEvent) => {
    const item = items[index];
    if (item !== undefined) onChoose(item, event.ctrlKey || event.metaKey);
  };

  return {
    active,
    moveTo: setPosition,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': items.length > 0,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': items.length > 0 ? optionId(active) : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowDown') move(1);
        else if (event.key === 'ArrowUp') move(-1);
        else if (event.key === 'Enter') {
          choose(active, event);
        } else return;
        event.preventDefault();
      },
    } as const,
    listId: id,
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': index === active,
      onPointerMove: () => setPosition(index),
      onClick: (event: MouseEvent) => choose(index, event),
    }),
  };
}
