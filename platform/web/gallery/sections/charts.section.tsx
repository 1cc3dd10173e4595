import { BarChart, OpposedBars } from '#platform/web/charts/bars/bar-chart.tsx';
import { Funnel } from '#platform/web/charts/bars/funnel.tsx';
import { ShareBar } from '#platform/web/charts/bars/share-bar.tsx';
import { ShareStrip } from '#platform/web/charts/bars/share-strip.tsx';
import { ColumnChart } from '#platform/web/charts/columns/column-chart.tsx';
import { LineChart } from '#platform/web/charts/lines/line-chart.tsx';
import { Sparkline } from '#platform/web/charts/lines/sparkline.tsx';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import {
  AGES,
  CLICKS,
  CONTACTS,
  CONVERSION,
  CONVERSION_SERIES,
  COUNTRIES,
  FUNNEL,
  GENDERS,
  LOCATIONS,
  SENTIMENT,
  SENTIMENT_SERIES,
} from '../examples/charts-example.ts';
import type { GallerySection } from '../gallery-section.ts';
import styles from './charts.section.module.css';

const EURO = { currency: 'EUR' };

export const section: GallerySection = { Example };

function Example() {
  return (
    <div className={styles.examples}>
      <div className={styles.figures}>
        <Stat
          label="Contacts"
          value={182_406}
          unit="count"
          change={{ reference: 178_494 }}
          detail="since 1 November"
        />
        <Stat label="With any opt-in" value={0.642} unit="share" detail="117,105 contacts" />
        <Stat
          label="Created"
          value={148_000_000}
          unit={EURO}
          change={{ reference: 152_000_000, as: 'share' }}
          detail="in a year"
        />
        <Stat
          label="Time to accept"
          value={20_400}
          unit="duration"
          change={{ reference: 24_600, good: 'down' }}
          detail="in a year"
        />
        <Stat label="Not counted yet" value={null} unit="count" detail="no scan so far" />
      </div>
      <div className={styles.wide}>
        <ColumnChart
          title="Contacts per month"
          note="end of month; November so far"
          unit="count"
          series={[{ key: 'contacts', label: 'Contacts' }]}
          periods={CONTACTS}
        />
      </div>
      <BarChart
        title="Age"
        note="years"
        isNarrow
        unit="share"
        items={AGES}
        itemWord="Age"
        whole={1}
      />
      <div className={styles.wide}>
        <ColumnChart
          title="What came of each month’s leads"
          note="by month of creation"
          unit={EURO}
          series={CONVERSION_SERIES}
          periods={CONVERSION}
        />
      </div>
      <Funnel
        title="Funnel"
        note="value at each step"
        isNarrow
        unit={EURO}
        steps={FUNNEL}
        stepWord="Step"
      />
      <ColumnChart
        title="Lieferzeit"
        note="942 mentions"
        isNarrow
        unit="count"
        height={208}
        series={SENTIMENT_SERIES}
        periods={SENTIMENT}
      />
      <ShareBar title="Gender" isNarrow unit="count" parts={GENDERS} partWord="Gender" />
      <BarChart title="Country" isNarrow unit="count" items={COUNTRIES} itemWord="Country" />
      <div className={styles.wide}>
        <LineChart
          title="Clicks and visits per day"
          note="last 3 months"
          unit="count"
          series={[
            { key: 'clicks', label: 'Clicks' },
            { key: 'visits', label: 'Visits' },
          ]}
          periods={CLICKS}
        />
      </div>
      <OpposedBars
        title="By location"
        note="mentions"
        isNarrow
        unit="count"
        itemWord="Location"
        left={{ label: 'negative', colour: 'ng' }}
        right={{ label: 'positive', colour: 'po' }}
        items={LOCATIONS}
      />
      <LineChart
        title="Clicks per day"
        isNarrow
        unit="count"
        height={208}
        series={[{ key: 'clicks', label: 'Clicks' }]}
        periods={CLICKS.slice(-14)}
      />
      <ColumnChart
        title="One month only"
        isNarrow
        unit="count"
        height={208}
        series={[{ key: 'contacts', label: 'Contacts' }]}
        periods={CONTACTS.slice(-1)}
      />
      <div>
        <h2>In a table row</h2>
        <p className={styles.row}>
          <span>Lieferzeit</span>
          <ShareStrip
            label="Positive 14%, neutral 20%, negative 62%, none 4%"
            parts={[
              { key: 'po', label: 'Positive', value: 14, colour: 'po' },
              { key: 'ne', label: 'Neutral', value: 20, colour: 'ne' },
              { key: 'ng', label: 'Negative', value: 62, colour: 'ng' },
              { key: 'bl', label: 'None', value: 4, colour: 'bl' },
            ]}
          />
          <Sparkline
            label="Rising, from 39 to 151"
            values={[39, 41, 46, 48, 52, 58, 66, 76, 98, 131, 151]}
          />
        </p>
      </div>
      <ColumnChart
        title="Nothing to show"
        isNarrow
        unit="count"
        height={176}
        series={[{ key: 'contacts', label: 'Contacts' }]}
        periods={[]}
      />
      <ColumnChart
        title="Loading"
        isNarrow
        loading
        unit="count"
        height={176}
        series={[{ key: 'contacts', label: 'Contacts' }]}
        periods={[]}
      />
      <BarChart title="Loading bars" isNarrow loading unit="count" items={[]} itemWord="Country" />
    </div>
  );
}
