/** Finished backups as `npm run backup` names them: 2026-10-01T08-30-00. */
const BACKUP = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/

/** The finished backups among the names of a folder, the oldest first. */
export const listBackups = (names) => names.filter((name) => BACKUP.test(name)).toSorted()

/** The backups that are deleted when the newest `keep` are retained; other folders are left alone. */
export const expiredBackups = (names, keep) => listBackups(names).slice(0, -keep)

/** Milliseconds from `now` until the next `HH:MM` (UTC). */
export function untilNext(time, now) {
  const [hour, minute] = time.split(':').map(Number)
  const next = new Date(now)
  next.setUTCHours(hour, minute, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next.getTime() - now.getTime()
}
