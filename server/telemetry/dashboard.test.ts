import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import { projectRoot } from '#server/platform/project.ts'

const server = useServer('empty', { METRICS_TOKEN: 'metrics-token-of-a-test' })
/** What Prometheus adds to every series; it renames our own `job`. */
const OF_PROMETHEUS = new Set(['instance', 'job'])
const asOurs = (label: string): string => label.replace(/^exported_/, '')

const kit = (file: string): string => readFileSync(join(projectRoot, 'deploy', file), 'utf8')
interface Dashboard {
  panels: { targets?: { expr: string }[] }[]
}
function dashboardQueries(): string[] {
  const { panels }: Dashboard = JSON.parse(kit('grafana/dashboard.json'))
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
}
/** One or more lines after `expr:`. */
const alertQueries = (): string[] =>
  [...kit('prometheus/alerts.yml').matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.*)\n)/g)].map(
    ([, lines = '', line = '']) => lines + line,
  )

/** Names of metrics, and labels that they are selected or summed by. */
function read(query: string) {
  const names = [...query.matchAll(/\b((?:yunzhan|nodejs|process)_\w+)/g)].map(([, name = '']) => name)
  const selected = [...query.matchAll(/[{,]\s*(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label)
  const summed = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
  return { names, labels: [...selected, ...summed] }
}

it.each([
  ['the dashboard', dashboardQueries],
  ['the alerts', alertQueries],
])('%s queries metrics of a running server by labels that they have', async (_, list) => {
  const all = server().telemetry.metrics?.registry.getMetricsAsArray() ?? []
  const known = new Map(all.map((metric) => [metric.name, metric]))
  const queries = list()
  expect(queries.length).toBeGreaterThan(5)
  for (const query of queries) {
    const { names, labels } = read(query)
    const metrics = names.map((name) => known.get(name) ?? known.get(name.replace(/_(bucket|count|sum)$/, '')))
    expect(metrics, query).not.toContain(undefined)
    const having = new Set(metrics.flatMap((metric) => (metric && 'labelNames' in metric ? metric.labelNames : [])))
    const unknown = labels.filter((label) => label !== 'le' && !OF_PROMETHEUS.has(label) && !having.has(asOurs(label)))
    expect(unknown, query).toEqual([])
  }
})
