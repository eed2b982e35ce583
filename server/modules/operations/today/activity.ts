import type { Language } from '#contract/core/language.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { ACTIVITY_MAX } from '#contract/operations/today/limits.ts'
import type { Activity } from '#contract/operations/today/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listRecentEvents } from '#server/modules/foundation/history/index.ts'
import { listAllChanges, presentLine } from '#server/modules/fair/content/index.ts'

const subjects = ['registration', 'enrollment', 'demand'] as const

async function listCaseActivity(db: Db, language: Language): Promise<Activity[]> {
  const rows = await listRecentEvents(db, ACTIVITY_MAX)
  return rows.flatMap(({ subject: name, subjectId, action, by, at }) => {
    const subject = subjects.find((one) => one === name)
    if (!subject) return []
    return [{ type: 'case', subject, id: subjectId, action, by: by ? pick(by, language) : '', at: at.toISOString() }]
  })
}

async function listContentActivity(db: Db, language: Language): Promise<Activity[]> {
  const { rows } = await listAllChanges(db, { page: 1, limit: ACTIVITY_MAX })
  return rows.map((row) => ({ ...presentLine(row, language), type: 'content' }))
}

/** The latest decisions and changes that a user type may read, the last first. */
export async function listActivity(db: Db, userType: number, language: Language): Promise<Activity[]> {
  const [cases, content] = await Promise.all([
    hasPermission(userType, 'readCases') ? listCaseActivity(db, language) : [],
    hasPermission(userType, 'editContent') ? listContentActivity(db, language) : [],
  ])
  return [...cases, ...content].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, ACTIVITY_MAX)
}
