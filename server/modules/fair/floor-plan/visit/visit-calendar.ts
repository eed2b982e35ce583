import { create } from 'content-disposition'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { getVisitCalendar } from '#contract/fair/floor-plan/endpoints.ts'
import { planRoute, type PlannedRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { VISIT_FILES_PER_HOUR_AND_IP } from '#contract/fair/floor-plan/visit/limits.ts'
import { visitEnd, visitMinutes } from '#contract/fair/floor-plan/visit/rules.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { CALENDAR_TYPE, writeCalendar } from '#server/platform/icalendar/write-calendar.ts'
import { findFloorPlan, hasHall } from '../floor-plan.queries'

type Input = ParsedInputOf<typeof getVisitCalendar>

const HOUR_SECONDS = 3_600

const titles: Record<Language, (hall: string) => string> = {
  'zh-CN': (hall) => `参观${hall}`,
  'en-US': (hall) => `Visit to ${hall}`,
}

const stages: Record<Language, string> = { 'zh-CN': '舞台', 'en-US': 'Stage' }

/** The stops in their order, one a line: booths by number and exhibitor, landmarks by name. */
function listStops({ booths, landmarks }: FloorPlan, { legs }: PlannedRoute, language: Language): string {
  const names = new Map([
    ...landmarks.map(({ id, name, kind }) => [id, name || (kind === 'stage' ? stages[language] : id)] as const),
    ...booths.map(({ number, exhibitor }) => [number, [number, exhibitor?.name].filter(Boolean).join(' ')] as const),
  ])
  return legs.map(({ to }, index) => `${index + 1}. ${names.get(to) ?? to}`).join('\n')
}

/** The map with this route. */
function routeAddress(origin: string, { hallId, level, from, stops, stepFree }: Input): string {
  const query = new URLSearchParams({ hall: `${hallId}`, from, stops: stops.join(',') })
  if (level !== 0) query.set('level', `${level}`)
  if (stepFree) query.set('stepFree', '1')
  return `${origin}/themeExhibition.html#/map?${query}`
}

/**
 * A planned visit as an iCalendar file. Throws HallNotFound, FloorPlanNotFound, VisitUnreachable (no stop is reached),
 * TooManyRequests.
 */
export async function serveVisitCalendar(context: Context<Input>): Promise<Bytes> {
  const { db, input, ip, language, origin, header, write } = context
  await write((writing) => assertWithinLimit(writing, `visit:${ip}`, VISIT_FILES_PER_HOUR_AND_IP, HOUR_SECONDS))
  const plan = await findFloorPlan(db, language, input)
  if (!plan) throw fail((await hasHall(db, input.hallId)) ? 'FloorPlanNotFound' : 'HallNotFound')
  const route = planRoute(plan, input.from, input.stops, input)
  if (!route || route.legs.length === 0) throw fail('VisitUnreachable')
  const start = new Date(input.start)
  const until = input.until === undefined ? undefined : Date.parse(input.until)
  const event = {
    // A file of the same hall and time replaces the entry that a calendar has.
    uid: `visit-${input.hallId}-${start.getTime()}@${new URL(origin).hostname}`,
    sequence: Math.floor(Date.now() / 1_000),
    start,
    end: new Date(visitEnd(start.getTime(), visitMinutes(route.minutes, route.legs.length), until)),
    title: titles[language](plan.hallName),
    description: listStops(plan, route, language),
    location: plan.hallName,
    url: routeAddress(origin, input),
    state: 'confirmed' as const,
  }
  header('content-disposition', create('yunzhan-visit.ics'))
  header('cache-control', 'private, no-store')
  return { type: CALENDAR_TYPE, body: writeCalendar([event], { product: 'visit', method: 'PUBLISH' }) }
}
