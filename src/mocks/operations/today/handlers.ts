import { hasPermission } from '#contract/core/permissions.ts'
import { getToday } from '#contract/operations/today/endpoints.ts'
import { ACTIVITY_MAX } from '#contract/operations/today/limits.ts'
import { type QueueName, queueNames, queues, setupSteps } from '#contract/operations/today/rules.ts'
import type { Activity, TodayFigures } from '#contract/operations/today/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { listLines, objectsOf, stateNow } from '#src/mocks/fair/content/objects.ts'
import { fairFiguresIn } from '#src/mocks/operations/figures/fair.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'

/** Open work, and minutes for which the oldest waits. */
const waiting: Partial<Record<QueueName, [count: number, minutes: number]>> = {
  registrations: [6, 2_980],
  signUps: [3, 610],
  demands: [2, 95],
  content: [4, 1_500],
  refunds: [1, 47],
  messages: [3, 12],
  reports: [2, 3_200],
}

function figuresOf(language: Language) {
  const { day, against } = fairFiguresIn(language, {})
  const pick = ({ visitors, views, registrations, tickets, paidFen, questions }: TodayFigures): TodayFigures => ({
    visitors,
    views,
    registrations,
    tickets,
    paidFen,
    questions,
  })
  return { today: pick(day), yesterday: pick(against) }
}

function activityOf(language: Language, userType: number): Activity[] {
  const decision = { type: 'case', subject: 'registration', id: 1, action: 'approve' } as const
  const by = say(language, ['许总办', 'Xu Zongyuan'])
  return [
    ...(hasPermission(userType, 'readCases') ? [{ ...decision, by, at: minutesFromNow(-18) }] : []),
    ...(hasPermission(userType, 'editContent')
      ? listLines().map((line) => ({ ...line, type: 'content' as const }))
      : []),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, ACTIVITY_MAX)
}

function setupOf(userType: number) {
  const steps = setupSteps.map((kind) => ({
    kind,
    done: objectsOf(kind).some((object) => stateNow(object) === 'published'),
  }))
  return hasPermission(userType, 'editContent') && steps.some(({ done }) => !done) ? steps : null
}

export const today = [
  mock(getToday, ({ token, language }) => {
    const { userType } = accountOfToken(token)
    return {
      queues: queueNames
        .filter((name) => hasPermission(userType, queues[name]))
        .map((name) => {
          const [count, minutes] = waiting[name] ?? [0, 0]
          return { name, count, oldest: count > 0 ? minutesFromNow(-minutes) : null }
        }),
      program: [
        {
          kind: 'live' as const,
          id: 2,
          title: say(language, ['主论坛：手艺的当代生活', 'Main forum: craft in daily life']),
          startsAt: minutesFromNow(-30),
          endsAt: minutesFromNow(30),
          status: 1 as const,
          fallbackFields: [],
        },
        {
          kind: 'event' as const,
          id: 5,
          title: say(language, ['青瓷修复工作坊', 'Celadon restoration workshop']),
          startsAt: minutesFromNow(90),
          endsAt: minutesFromNow(150),
          status: null,
          fallbackFields: [],
        },
      ],
      figures: hasPermission(userType, 'readBusiness') ? figuresOf(language) : null,
      alerts: hasPermission(userType, 'readOutbox') ? [{ name: 'failedMessages' as const, value: 2 }] : [],
      activity: activityOf(language, userType),
      setup: setupOf(userType),
    }
  }),
]
