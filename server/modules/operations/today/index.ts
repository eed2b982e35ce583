import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { hasPermission, worksForExhibitor } from '#contract/core/permissions.ts'
import { getToday } from '#contract/operations/today/endpoints.ts'
import { setupSteps } from '#contract/operations/today/rules.ts'
import type { Today, TodayFigures } from '#contract/operations/today/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { listPublishedKinds } from '#server/modules/fair/content/index.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { readFairDay } from '#server/modules/operations/figures/index.ts'
import { listActivity } from './activity'
import { listAlerts } from './alerts'
import { listProgram } from './program'
import { countQueues } from './queues'

export { watchOpenWork } from './watch'

async function readFigures(db: Db, day: string): Promise<TodayFigures> {
  const { visitors, views, registrations, tickets, paidFen, questions } = await readFairDay(db, day)
  return { visitors, views, registrations, tickets, paidFen, questions }
}

async function compareDays(db: Db): Promise<NonNullable<Today['figures']>> {
  const day = chinaDay(new Date())
  const dayBefore = chinaDay(new Date(chinaDayBounds(day).from.getTime() - 1))
  const [today, yesterday] = await Promise.all([readFigures(db, day), readFigures(db, dayBefore)])
  return { today, yesterday }
}

async function readSetup(db: Db): Promise<Today['setup']> {
  const published = await listPublishedKinds(db, setupSteps)
  const steps = setupSteps.map((kind) => ({ kind, done: published.has(kind) }))
  return steps.every(({ done }) => done) ? null : steps
}

/** The home of the organizer console. */
export const today: Route[] = [
  serve(getToday, async (context): Promise<Today> => {
    const { db, language, realtime, config } = context
    const account = await getViewerAccount(context)
    // An exhibitor's customer service and anchors have the types of the fair's own; no queue here is theirs.
    const userType = worksForExhibitor(account) ? 0 : account.userType
    const [queues, program, figures, alerts, activity, setup] = await Promise.all([
      countQueues(db, userType),
      listProgram(db, language),
      hasPermission(userType, 'readBusiness') ? compareDays(db) : null,
      listAlerts({ db, realtime, folder: config.dataDir }, userType),
      listActivity(db, userType, language),
      hasPermission(userType, 'editContent') ? readSetup(db) : null,
    ])
    return { queues, program, figures, alerts, activity, setup }
  }),
]
