import { ActionIcon, Button, Menu, SegmentedControl, Tooltip } from '@mantine/core';
import { IconDots, IconDownload, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import classes from '../example.module.css';
import { Example } from '../example.tsx';
import type { GallerySection } from '../gallery-section.ts';

const PALETTE = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'];
const MARKS = ['new-mark', 'accepted-mark', 'converted-mark', 'lost-mark'];

function BaseExample() {
  const [density, setDensity] = useState('comfortable');
  return (
    <>
      <Example name="Buttons">
        <div className={classes.row}>
          <Button>Save</Button>
          <Button variant="default">Cancel</Button>
          <Button variant="subtle" leftSection={<Icon of={IconDownload} />}>
            Export
          </Button>
          <Button color="red">Delete 3</Button>
          <Button disabled>Save</Button>
          <ActionButton isBusy>Save</ActionButton>
          <Button size="xs" variant="default" leftSection={<Icon of={IconPlus} />}>
            Filter
          </Button>
          <Button size="md">Sign in</Button>
          <LinkButton>Try again</LinkButton>
        </div>
      </Example>
      <Example name="Menu, tooltip, segments">
        <div className={classes.row}>
          <Menu>
            <Menu.Target>
              <ActionIcon aria-label="Actions of cocotte-26">
                <Icon of={IconDots} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<Icon of={IconPencil} />}>Edit</Menu.Item>
              <Menu.Divider />
              <Menu.Item leftSection={<Icon of={IconTrash} />} data-danger>
                Delete
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <Tooltip label="Download the codes">
            <ActionIcon aria-label="Download">
              <Icon of={IconDownload} />
            </ActionIcon>
          </Tooltip>
          <SegmentedControl
            aria-label="Row height"
            value={density}
            onChange={setDensity}
            data={[
              { value: 'comfortable', label: 'Comfortable' },
              { value: 'compact', label: 'Compact' },
            ]}
          />
        </div>
      </Example>
      <Example name="Chart palette, in this order; marks of the statuses">
        <Swatches tokens={PALETTE} />
        <br />
        <Swatches tokens={MARKS} />
      </Example>
    </>
  );
}

function Swatches({ tokens }: { tokens: readonly string[] }) {
  return (
    <div className={classes.swatches} aria-hidden="true">
      {tokens.map((token) => (
        <span key={token} className={classes.swatch} style={{ background: `var(--c-${token})` }} />
      ))}
    </div>
  );
}

export const section: GallerySection = { Example: BaseExample };
