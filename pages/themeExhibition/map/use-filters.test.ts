import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { planIn } from '#src/mocks/fair/floor-plan/plans.ts'
import { markBooths } from '#src/features/fair/floor-plan/picture/marked.ts'
import type { Sources } from './filter-sources'
import { useFilters } from './use-filters'

const ground = planIn('en-US', 1)
if (!ground) throw new Error('no plan')
const plan = ground
const taken = plan.booths.filter(({ exhibitor }) => exhibitor)

/** What is offered, and how many booths with exhibitors are not dimmed. */
function filtersOf(only: string, sources: Sources | undefined) {
  const query = { text: (name: string) => (name === 'only' ? only : ''), id: () => undefined, set: () => undefined }
  const { result } = renderHook(() => useFilters(plan, query, sources))
  const { isMeant, shown } = result.current
  const meant = markBooths(plan).filter((one) => one.booth.exhibitor && isMeant(one)).length
  return { counts: shown.counts, meant }
}
const nobody = { followed: new Set<number>(), live: new Map<number, never>(), bookable: new Set<number>() }

it.each(['followed', 'live', 'bookable'] as const)(
  'until it is read, %s dims nobody, has no count and can be turned off',
  (name) => {
    for (const sources of [undefined, { ...nobody, [name]: undefined }]) {
      const { counts, meant } = filtersOf(name, sources)
      expect(meant).toBe(taken.length)
      expect(Object.keys(counts)).toContain(name)
      expect(counts[name]).toBeUndefined()
    }
    expect(filtersOf(name, nobody)).toMatchObject({ meant: 0, counts: { [name]: 0 } })
  },
)

it('what is not on is offered once it is read and leaves somebody; followed exhibitors to all but guests', () => {
  expect(Object.keys(filtersOf('', undefined).counts)).toEqual(['vr'])
  expect(Object.keys(filtersOf('', nobody).counts)).toEqual(['followed', 'vr'])
  const bookable = new Set(taken.flatMap(({ exhibitor }) => exhibitor?.id ?? []))
  const guest = filtersOf('', { ...nobody, bookable, followed: null })
  expect(guest.counts).toMatchObject({ bookable: taken.length })
  expect(Object.keys(guest.counts)).toEqual(['bookable', 'vr'])
})

it('a guest with the filter of followed exhibitors in the address can turn it off', () => {
  expect(filtersOf('followed', { ...nobody, followed: null })).toMatchObject({ meant: 0, counts: { followed: 0 } })
})
