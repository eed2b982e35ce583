import { SERVER_TIMEOUT_MS } from '#contract/operations/system/limits.ts'
import { type JobName, portNames } from '#contract/operations/system/rules.ts'
import type { Job, Provider, ServerSeen } from '#contract/operations/system/schemas.ts'
import type { WorkKind, WorkStatus } from '#server/platform/status/status-board.ts'
import type { Drivers } from '#server/providers/drivers.ts'
import type { listReports, StoredWork } from './system.queries'

/** A job and how often it runs. */
export interface Scheduled {
  name: JobName
  everyMs: number
}

const toText = (moment: Date | null): string | null => moment?.toISOString() ?? null
const laterOf = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other)

/** What was stored together with what this server has not reported yet. */
export function mergeWork(stored: readonly StoredWork[], own: readonly WorkStatus[], server: string): StoredWork[] {
  const merged = new Map(stored.map((one) => [`${one.kind} ${one.subject}`, one]))
  for (const one of own) {
    const key = `${one.kind} ${one.subject}`
    const before = merged.get(key) ?? { ...one, server }
    const isFailure = laterOf(before.lastFailureAt, one.lastFailureAt) === one.lastFailureAt
    const isStart = laterOf(before.lastStartAt, one.lastStartAt) === one.lastStartAt
    merged.set(key, {
      ...before,
      lastStartAt: laterOf(before.lastStartAt, one.lastStartAt),
      lastSuccessAt: laterOf(before.lastSuccessAt, one.lastSuccessAt),
      lastFailureAt: laterOf(before.lastFailureAt, one.lastFailureAt),
      failure: isFailure ? one.failure : before.failure,
      server: isStart ? server : before.server,
    })
  }
  return [...merged.values()]
}

export const findWork = (work: readonly StoredWork[], kind: WorkKind, subject: string): StoredWork | undefined =>
  work.find((one) => one.kind === kind && one.subject === subject)

function outcomeOf(one: StoredWork | undefined) {
  return {
    lastSuccessAt: toText(one?.lastSuccessAt ?? null),
    lastFailureAt: toText(one?.lastFailureAt ?? null),
    failure: one?.failure ?? '',
  }
}

export function presentJobs(schedule: readonly Scheduled[], drivers: Drivers, work: readonly StoredWork[]): Job[] {
  // The fair's own sockets need no orders.
  const isRun = ({ name }: Scheduled) => name !== 'room orders' || drivers.messaging !== 'yunzhan'
  return schedule.filter(isRun).map(({ name, everyMs }) => {
    const one = findWork(work, 'job', name)
    return {
      name,
      everySeconds: everyMs / 1_000,
      lastStartAt: toText(one?.lastStartAt ?? null),
      ...outcomeOf(one),
      server: one?.server ?? '',
    }
  })
}

export const presentProviders = (drivers: Drivers, work: readonly StoredWork[]): Provider[] =>
  portNames.map((port) => ({ port, driver: drivers[port], ...outcomeOf(findWork(work, 'provider', port)) }))

export const presentServers = (reports: Awaited<ReturnType<typeof listReports>>): ServerSeen[] =>
  reports.map(({ silentSeconds, startedAt, seenAt, ...one }) => ({
    ...one,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isOnline: silentSeconds * 1_000 < SERVER_TIMEOUT_MS,
  }))
