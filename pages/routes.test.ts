import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { entries } from '#src/common/app/entries.ts'

const files = import.meta.glob<{ routes: readonly RouteObject[] }>('./*/routes.tsx')

describe('the routes of a page', () => {
  // What is none of them, `mountPage` draws as not found.
  it.each(entries.map(({ html }) => html))('%s: do not match an unknown address', async (html) => {
    const file = await files[`./${html}/routes.tsx`]?.()
    const routes = [...(file?.routes ?? [])]
    expect(routes).not.toEqual([])
    expect(matchRoutes(routes, '/nowhere')).toBeNull()
  })
})
