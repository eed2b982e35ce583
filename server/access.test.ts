import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { hasPermission, userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'

/**
 * Every call of the contract × a guest and all 20 user types: who is let past the door is who the contract says. An
 * empty input is enough: whoever may not call hears so before the input is looked at.
 */
const server = useServer('demo')
const types = Object.entries(userTypes)

async function doorOf(
  endpoint: AnyEndpoint,
  headers: Record<string, string>,
): Promise<'in' | 'log in' | 'not allowed'> {
  const url = endpoint.base + endpoint.path.replace(/:\w+/g, 'x')
  const body = endpoint.method === 'POST' ? { payload: '{}' } : {}
  const response = await server().app.inject({
    method: endpoint.method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    ...body,
  })
  const isJson = response.headers['content-type']?.toString().startsWith('application/json')
  const code = isJson ? response.json<{ code: number }>().code : 0
  if (code === errors.LoginExpired.code) return 'log in'
  return code === errors.NotAllowed.code ? 'not allowed' : 'in'
}

/** Signed in once per type; logging out or managing accounts ends sessions, so those come last by themselves. */
const endsSessions = new Set(['logout', 'setAccountDisabled', 'endSessions', 'setUserType'])
const endpoints = allEndpoints.toSorted((a, b) => Number(endsSessions.has(a.name)) - Number(endsSessions.has(b.name)))

describe('the door of every call', () => {
  it.each(endpoints)('$name', async ({ endpoint }) => {
    const { access } = endpoint
    expect(await doorOf(endpoint, {})).toBe(access === 'public' ? 'in' : 'log in')
    expect(await doorOf(endpoint, { token: 'x'.repeat(43) })).toBe(access === 'public' ? 'in' : 'log in')
    for (const [, userType] of types) {
      const allowed = access === 'public' || access === 'signed-in' || hasPermission(userType, access)
      const door = await doorOf(endpoint, await signedInAs(server(), userType))
      expect({ userType, door }).toEqual({ userType, door: allowed ? 'in' : 'not allowed' })
    }
  })
})
