import { useId } from 'react'
import styles from './charts.module.css'

export interface ChartRow {
  key: string | number
  label: string
  /** One of each series, in their order. */
  values: readonly number[]
}

interface ChartProps {
  caption: string
  /** What the rows are, for who reads the chart as a table. */
  heading: string
  /** What is counted, two at most. */
  series: readonly string[]
  rows: readonly ChartRow[]
}

/** labels that fit below the columns; between them they are read, not seen */
const LABELS_MAX = 8

/** Of a bar's whole length, so that something is seen of every count above none. */
const share = (value: number, most: number): string => `${most === 0 ? 0 : (value / most) * 100}%`
const mostOf = (rows: readonly ChartRow[]): number => Math.max(0, ...rows.flatMap(({ values }) => values))

function Head({ heading, series }: Pick<ChartProps, 'heading' | 'series'>) {
  return (
    <thead>
      <tr>
        <th scope="col">{heading}</th>
        {series.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Legend({ series }: Pick<ChartProps, 'series'>) {
  if (series.length === 1) return null
  return (
    <p className={styles.legend} aria-hidden="true">
      {series.map((label, place) => (
        <span key={label} data-series={place}>
          {label}
        </span>
      ))}
    </p>
  )
}

interface BarChartProps extends ChartProps {
  /** The text where there is nothing to draw. */
  none: string
  /** A value as it is written; as it is unless told. */
  format?: (value: number) => string
}

/** A table drawn as bars; who cannot see them reads the numbers. */
export function BarChart({ caption, heading, series, rows, none, format = String }: BarChartProps) {
  const id = useId()
  const most = mostOf(rows)
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{caption}</figcaption>
      <Legend series={series} />
      {rows.length === 0 ? <p className={styles.none}>{none}</p> : null}
      <table className={styles.bars} data-wide={format !== String} hidden={rows.length === 0}>
        <Head heading={heading} series={series} />
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {values.map((value, place) => (
                <td key={series[place]} data-series={place}>
                  <i style={{ width: share(value, most) }} aria-hidden="true" />
                  {format(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

interface ColumnChartProps extends ChartProps {
  /** What a column says when it is pointed at. */
  titleOf: (label: string, value: number) => string
}

/** Days, or whatever follows each other, as columns next to each other; likewise a table. */
export function ColumnChart({ caption, heading, series, rows, titleOf }: ColumnChartProps) {
  const id = useId()
  const most = mostOf(rows)
  const each = Math.ceil(rows.length / LABELS_MAX)
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{caption}</figcaption>
      <Legend series={series} />
      <table className={styles.columns}>
        <Head heading={heading} series={series} />
        <tbody>
          {rows.map(({ key, label, values }, row) => (
            <tr key={key}>
              <th scope="row">
                <span data-quiet={row % each !== 0}>{label}</span>
              </th>
              {values.map((value, place) => (
                <td key={series[place]} data-series={place} title={titleOf(series[place] ?? '', value)}>
                  <i style={{ height: share(value, most) }} aria-hidden="true" />
                  <span>{value}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
