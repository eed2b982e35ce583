import { expect, it } from 'vitest'
import { checkPlan } from '#contract/fair/floor-plan/check/check-plan.ts'
import { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { cell, readTable } from '../content'
import { demoPlans } from './plans'

const numbersOf = (hall: string) =>
  demoPlans.filter((plan) => plan.hall === hall).flatMap(({ drawing }) => drawing.booths.map(({ number }) => number))

it.each(demoPlans.map((plan) => [`${plan.hall}, level ${plan.level}`, plan.drawing] as const))(
  'the plan of %s could be published',
  (_, drawing) => {
    expect(checkPlan(drawing)).toEqual([])
    expect(PlanDrawing.parse(drawing)).toEqual(drawing)
  },
)

it('every hall has a plan of 40 to 120 booths, and no number twice', () => {
  for (const hall of readTable('halls.csv')) {
    const numbers = numbersOf(cell(hall, 'key'))
    expect(numbers.length).toBeGreaterThanOrEqual(40)
    expect(numbers.length).toBeLessThanOrEqual(120)
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})

it('every exhibitor on site stands at a booth that its hall has', () => {
  const onSite = readTable('exhibitors.csv').filter((row) => cell(row, 'exhibition_type') === '1')
  expect(onSite).toHaveLength(21)
  for (const row of onSite) expect(numbersOf(cell(row, 'hall_key'))).toContain(cell(row, 'booth'))
})
