import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import styles from './line-chart.module.css'

export interface LineSeries {
  label: string
  /** One for each label of the axis. */
  values: readonly number[]
  /** Drawn in the background, to be compared with. */
  quiet?: boolean
}

interface LineChartProps {
  caption: string
  /** What the axis counts, as the head of the table. */
  heading: string
  labels: readonly string[]
  series: readonly LineSeries[]
  /** px */
  height?: number
  /** Without a choice between picture and table: for a screen that nobody touches. */
  still?: boolean
}

/** Whether this browser draws on a canvas; where it does not, the table stands alone. */
const canDraw = (): boolean => Boolean(document.createElement('canvas').getContext('2d'))

function optionsOf({ labels, series, height = 260 }: LineChartProps, place: HTMLElement): UPlot.Options {
  const style = getComputedStyle(place)
  const color = (name: string) => style.getPropertyValue(name).trim()
  const [accent, ink, line] = [color('--accent'), color('--ink-soft'), color('--line')]
  const axis = {
    stroke: ink,
    grid: { stroke: line, width: 1 },
    ticks: { show: false },
    font: `12px ${style.fontFamily}`,
  }
  return {
    width: place.clientWidth,
    height,
    // From nothing on, or a small change would look like a large one.
    scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(1, most * 1.08)] } },
    legend: { show: false },
    cursor: { drag: { x: false, y: false } },
    axes: [
      { ...axis, grid: { show: false }, values: (_, ticks) => ticks.map((tick) => labels[tick] ?? '') },
      { ...axis, size: 56, values: (_, ticks) => ticks.map((tick) => tick.toLocaleString()) },
    ],
    series: [
      {},
      ...series.map(({ label, quiet = false }) => ({
        label,
        stroke: quiet ? ink : accent,
        width: quiet ? 1.5 : 2.5,
        ...(quiet ? { dash: [6, 5] } : { fill: `color-mix(in srgb, ${accent} 12%, transparent)` }),
        points: { show: false },
      })),
    ],
  }
}

/** Draws the lines into its place, and again where that changes its width. */
function Picture(props: LineChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const { labels, series } = props
  const drawn = JSON.stringify([labels, series])
  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const data: UPlot.AlignedData = [labels.map((_, at) => at), ...series.map(({ values }) => [...values])]
    const plot = new UPlot(optionsOf(props, box), data, box)
    const watcher = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: plot.height }))
    watcher.observe(box)
    return () => {
      watcher.disconnect()
      plot.destroy()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is drawn, and not the lists that hold it
  }, [drawn])
  return <div ref={place} className={styles.picture} style={{ minHeight: props.height ?? 260 }} aria-hidden="true" />
}

function Numbers({ heading, labels, series }: LineChartProps) {
  return (
    <table className={styles.numbers}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, at) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map((one) => (
              <td key={one.label}>{(one.values[at] ?? 0).toLocaleString()}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Lines next to each other, as a picture or as a table; who cannot see the picture is read the table. */
export function LineChart(props: LineChartProps) {
  const { t } = useTranslation('figures')
  const id = useId()
  const [drawable] = useState(canDraw)
  const [asTable, setAsTable] = useState(false)
  const { caption, series, still = false } = props
  const pictured = drawable && !asTable
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <div className={styles.head}>
        <figcaption id={id}>{caption}</figcaption>
        {still || !drawable ? null : (
          <button type="button" className={styles.toggle} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('chart.asTable')}
          </button>
        )}
      </div>
      {pictured ? (
        <>
          <p className={styles.legend} aria-hidden="true">
            {series.map(({ label, quiet = false }) => (
              <span key={label} data-quiet={quiet}>
                {label}
              </span>
            ))}
          </p>
          <Picture {...props} />
        </>
      ) : null}
      <div className={pictured ? styles.hidden : styles.table}>
        <Numbers {...props} />
      </div>
    </figure>
  )
}
