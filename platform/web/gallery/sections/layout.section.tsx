import { Button } from '@mantine/core';
import { IconArchive, IconCopy, IconDownload, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { Status } from '#platform/web/display/states/status.tsx';
import { ActionBar, ActionBarMessage, ActionBarRule } from '#platform/web/layout/action-bar.tsx';
import { EmptyState, MessagePage } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { TabBar, TabLinks } from '#platform/web/layout/tab-bar.tsx';
import { Example } from '../example.tsx';
import type { GallerySection } from '../gallery-section.ts';

const VIEWS = [
  { id: 'all', label: 'All touchpoints', count: 1284 },
  { id: 'running', label: 'Running', count: 214 },
  { id: 'ended', label: 'Ended', count: 61 },
];

function LayoutExample() {
  const id = useId();
  const [tab, setTab] = useState('password');
  return (
    <>
      <Example name="Head and line, with a panel at the side" isWide>
        <PageHead
          title="Opinel N°8"
          beside={<Status status="accepted" />}
          subtitle="Solveig Haugen"
          actions={[
            { id: 'export', label: 'Export', icon: IconDownload, run: () => {} },
            {
              id: 'new',
              label: 'New touchpoint',
              icon: IconPlus,
              isPrimary: true,
              run: () => {},
            },
            { id: 'archive', label: 'Archive…', icon: IconArchive, danger: true, run: () => {} },
          ]}
        />
        <TabLinks
          label={`Views ${id}`}
          pieces={VIEWS}
          current="running"
          renderLink={(piece, { children, ...props }) => (
            <a key={piece.id} href="#layout" {...props}>
              {children}
            </a>
          )}
        />
        <SidePanel label={`Latest ${id}`} width={344} panel={<p>Who, where, latest.</p>}>
          <Example name="What was said">
            <p>I would like to try the large one before I buy it.</p>
          </Example>
        </SidePanel>
      </Example>
      <Example name="Tabs with a wrong section, and the counter" isWide>
        <TabBar
          label="Profile"
          pieces={[
            { id: 'general', label: 'General' },
            { id: 'password', label: 'Password', wrong: 3 },
          ]}
          current={tab}
          onSelect={setTab}
          panelId={id}
        />
        <div role="tabpanel" id={id} aria-labelledby={`${id}-${tab}`}>
          <Example name={tab}>
            <p>The part that is chosen.</p>
          </Example>
        </div>
        <ActionBar label={`Chosen rows ${id}`}>
          <ActionBarMessage>
            <b>3 chosen</b> of 214
          </ActionBarMessage>
          <Button variant="default">Set end date</Button>
          <Button variant="default" data-danger>
            Delete
          </Button>
          <ActionBarRule />
          <Button variant="subtle">Clear</Button>
          <Button>Download codes</Button>
        </ActionBar>
      </Example>
      <Example name="Nothing here yet" isWide>
        <EmptyState
          title="This client has no form."
          actions={
            <>
              <Button leftSection={<Icon of={IconPlus} />}>Create the first form</Button>
              <Button variant="default" leftSection={<Icon of={IconCopy} />}>
                Start from the retail template
              </Button>
            </>
          }
          steps={[
            { title: 'Choose the fields and languages', note: 'about 10 minutes' },
            { title: 'Say who gets which lead', note: 'chosen shop, nearest shop, or rules' },
            { title: 'Paste one line into your site', note: 'or send it to the person who can' },
          ]}
        >
          A form stands on your product pages and asks consumers what they want. Each answer becomes
          a lead and goes to the shop that can serve it.
        </EmptyState>
      </Example>
      <Example name="Whole-page error" isWide>
        <MessagePage
          number="404"
          title="There is nothing at this address."
          actions={<Button>All touchpoints</Button>}
          near={
            <a className={linkClasses.link} href="#layout">
              New touchpoint
            </a>
          }
        >
          Perhaps the last character was lost when the link was copied.
        </MessagePage>
      </Example>
    </>
  );
}

export const section: GallerySection = { Example: LayoutExample };
