/**
 * A moment as ISO 8601 with its zone, of a year that a calendar and PostgreSQL have: 1 to 9999 in UTC. The year 0, and
 * what a zone carries past the last year, can be written and not be kept.
 */
export function isMoment(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/.test(value)) return false
  const at = new Date(value)
  return !Number.isNaN(at.getTime()) && at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9_999
}
