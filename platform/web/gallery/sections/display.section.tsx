import { IconMailForward } from '@tabler/icons-react';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import {
  DashboardGrid,
  DashboardSection,
  Figure,
  StatRow,
} from '#platform/web/display/figures/dashboard.tsx';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { Avatar, ClientAvatar } from '#platform/web/display/marks/avatar.tsx';
import { Wordmark } from '#platform/web/display/marks/logo.tsx';
import { Sentiment, Stars } from '#platform/web/display/states/rating.tsx';
import { State, Tag } from '#platform/web/display/states/state.tsx';
import { Status } from '#platform/web/display/states/status.tsx';
import { ProgressRing } from '#platform/web/feedback/progress-ring.tsx';
import classes from '../example.module.css';
import { Example } from '../example.tsx';
import type { GallerySection } from '../gallery-section.ts';

function DisplayExample() {
  return (
    <>
      <Example name="Status">
        <div className={classes.row}>
          <Status status="new" />
          <Status status="accepted" />
          <Status status="converted" />
          <Status status="lost" />
          <Tag>Gastronomie</Tag>
        </div>
      </Example>
      <Example name="Sentiment">
        <div className={classes.wideRow}>
          <Sentiment kind="PO" />
          <Sentiment kind="NE" />
          <Sentiment kind="NG" />
          <Sentiment kind="BL" />
          <Sentiment kind="NG">Delivery</Sentiment>
        </div>
      </Example>
      <Example name="Stars">
        <div className={classes.wideRow}>
          <Stars grade={2} />
          <Stars grade={5} />
        </div>
      </Example>
      <Example name="State of a row">
        <div className={classes.wideRow}>
          <State tone="ok" reason="0.2 s">
            Done
          </State>
          <State tone="plain" reason="2 ahead">
            Waiting
          </State>
          <State tone="due" icon={IconMailForward} reason="3 days ago">
            Invited
          </State>
          <State tone="bad" reason="certificate expired">
            Failed
          </State>
          <State tone="off">Switched off</State>
        </div>
      </Example>
      <Example name="On the header">
        <div className={classes.header}>
          <Wordmark />
          <ClientAvatar name="Maison Aubrac" size="header" />
          <ProgressRing share={0.61} />
          <Kbd on="header">Ctrl K</Kbd>
          <Avatar name="Solveig Haugen" on="header" />
        </div>
      </Example>
      <Example name="People, clients, keys, copy">
        <div className={classes.row}>
          <Avatar name="Solveig Haugen" />
          <Avatar name="Jean-Rémi Puech" size="small" />
          <ClientAvatar name="Maison Aubrac" current />
          <ClientAvatar name="Aubrac" />
          <Kbd>Esc</Kbd>
          <CopyButton value="ma.example/cocotte-26" label="Copy ma.example/cocotte-26" />
        </div>
      </Example>
      <Example name="StatRow and ledger" isWide>
        <StatRow>
          <Figure>
            <Stat label="Contacts" value={182_406} unit="count" detail="since 1 November" />
          </Figure>
          <Figure share={0.58}>
            <Stat label="Completeness" value={0.58} unit="share" detail="23.8 of 41 criteria" />
          </Figure>
          <Figure share={0.3} isCurrent>
            <Stat label="Reachable" value={104_233} unit="count" detail="by e-mail" />
          </Figure>
        </StatRow>
        <DashboardGrid>
          <DashboardSection span={7}>
            <KeyValues
              rows={[
                { key: 'mail', label: 'E-mail', value: '57.1%' },
                { key: 'phone', label: 'Phone', value: '31.4%' },
              ]}
            />
          </DashboardSection>
          <DashboardSection span={5}>
            <KeyValues rows={[{ key: 'fr', label: 'France', value: '94,120' }]} />
          </DashboardSection>
        </DashboardGrid>
      </Example>
    </>
  );
}

export const section: GallerySection = { Example: DisplayExample };
