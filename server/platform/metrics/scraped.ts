import { Counter, Gauge, type Registry } from 'prom-client'
import { within } from '../within'

/** Values by the value of the metric's one label; a plain number for a metric without labels. */
type Values = number | Readonly<Record<string, number>>

export interface ScrapedMetric {
  name: string
  help: string
  label?: string
  /** A label value that is missing from the answer is left out of the exposition. */
  read: () => Values | Promise<Values>
}

/** A scrape waits no longer than this for one metric, so that a silent database does not hide all others. */
const READ_TIMEOUT_MS = 2_000

async function readInTime({ read }: ScrapedMetric): Promise<Values> {
  const reading = Promise.resolve().then(read)
  if (!(await within(READ_TIMEOUT_MS, reading))) throw new Error('reading a metric took too long')
  return reading
}

const entriesOf = (metric: ScrapedMetric, values: Values): [Record<string, string>, number][] =>
  typeof values === 'number'
    ? [[{}, values]]
    : Object.entries(values).map(([value, count]) => [{ [metric.label ?? 'name']: value }, count])

/** Adds a gauge that is read on each scrape. One that cannot be read is left out, and the others are still answered. */
export function addGauge(registry: Registry, metric: ScrapedMetric, onError: (error: unknown, name: string) => void) {
  const { name, help, label } = metric
  return new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      try {
        const values = await readInTime(metric)
        this.reset()
        for (const [labels, value] of entriesOf(metric, values)) this.set(labels, value)
      } catch (error) {
        this.reset()
        this.remove()
        onError(error, name)
      }
    },
  })
}

/** Adds a counter of a total that is kept elsewhere and read on each scrape. */
export function addCounter(registry: Registry, metric: Omit<ScrapedMetric, 'read'> & { read: () => Values }) {
  const { name, help, label } = metric
  return new Counter({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    collect() {
      this.reset()
      for (const [labels, value] of entriesOf(metric, metric.read())) this.inc(labels, value)
    },
  })
}
