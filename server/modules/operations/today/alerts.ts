import { statfs } from 'node:fs/promises'
import { hasPermission } from '#contract/core/permissions.ts'
import { DISK_FREE_SHARE } from '#contract/operations/today/limits.ts'
import type { Today } from '#contract/operations/today/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import { countFailedMessages } from './alerts.queries'

const PERCENT = 100

interface Disk {
  bavail: number
  blocks: number
}

/** The percentage of a disk in use where less than DISK_FREE_SHARE is free; undefined: there is room. */
export function diskAlert({ bavail, blocks }: Disk): number | undefined {
  return bavail / blocks < DISK_FREE_SHARE ? Math.round(PERCENT * (1 - bavail / blocks)) : undefined
}

/** What needs somebody who can mend it, to who may know of it. `folder`: where this server stores its data. */
export async function listAlerts(
  { db, realtime, folder }: { db: Db; realtime: Realtime; folder: string },
  userType: number,
): Promise<Today['alerts']> {
  const alerts: Today['alerts'] = []
  if (hasPermission(userType, 'readOutbox')) {
    const failed = await countFailedMessages(db)
    if (failed > 0) alerts.push({ name: 'failedMessages', value: failed })
  }
  if (hasPermission(userType, 'editContent')) {
    const used = diskAlert(await statfs(folder))
    if (used !== undefined) alerts.push({ name: 'disk', value: used })
    if (realtime.sharing() === 'down') alerts.push({ name: 'redis', value: 0 })
  }
  return alerts
}
