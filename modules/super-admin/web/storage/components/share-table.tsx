import type { ReactNode } from 'react';
import classes from './storage.module.css';

export interface ShareRow {
  key: string;
  name: ReactNode;
  about: ReactNode;
  size: string;
  /** Of the largest, between 0 and 1. */
  share: number;
}

/** What takes how much room: a name, a bar, a size. */
export function ShareTable({
  title,
  columns,
  rows,
  empty,
}: {
  title: string;
  columns: readonly [name: string, about: string, size: string];
  rows: readonly ShareRow[];
  empty: string;
}) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, about, size, share }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  <span className={classes.bar} style={{ '--share': share }} aria-hidden="true" />
                </th>
                <td>{about}</td>
                <td>{size}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
