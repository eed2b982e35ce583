import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { CODE_MODULUS, EXPIRED_CODES, SILENT_CODES } from '#contract/core/answer-codes.ts'
import { errors } from '#contract/catalog/errors.ts'
import { getHall } from '#contract/fair/halls/endpoints.ts'
import { projectRoot } from '#server/platform/project.ts'
import { routesByDomain, buildRoutes } from '#server/domains/routes.ts'
import { placeOf } from '../architecture/areas'
import { isTest, sourceFiles } from '../architecture/imports'
import { undeclaredRefusals } from '../architecture/refusals'
import { assertDeclared } from '../setup/start-server'

describe('endpoints', () => {
  it('have paths of their own', () => {
    const calls = allEndpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('have exactly one route each', () => {
    const routed = buildRoutes('embedded').map(({ endpoint }) => endpoint)
    expect(routed.length).toBe(allEndpoints.length)
    for (const { name, endpoint } of allEndpoints) {
      expect(
        routed.filter((one) => one === endpoint),
        name,
      ).toHaveLength(1)
    }
  })

  it.each(Object.entries(routesByDomain('embedded')))(
    'of %s are served by the module of that name',
    (domain, routes) => {
      const declared = allEndpoints.filter((one) => one.domain === domain).map(({ endpoint }) => endpoint.path)
      expect(routes.map(({ endpoint }) => endpoint.path).toSorted()).toEqual(declared.toSorted())
    },
  )

  it('that are kept by the server are public reads', () => {
    const wrong = allEndpoints.filter(
      ({ endpoint }) => endpoint.cacheable && (!endpoint.reads || endpoint.access !== 'public'),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

/**
 * Where the spec forces a silent code: an invalid exhibit or exhibitor (common §8); and 3, which is at once too many
 * codes requested and a code that is wrong (access §8). The forms that send codes show it.
 */
const silent = new Set(['ExhibitNotFound', 'ExhibitorNotFound', 'CodeWrong', 'TooManyPerMinute'])

describe('errors', () => {
  const all = Object.entries(errors).map(([name, error]) => ({ name, ...error }))

  it('speak both languages', () => {
    for (const { name, zh, en } of all) {
      expect(zh, name).toMatch(/[\u4e00-\u9fff]/)
      expect(en, name).toMatch(/^[A-Z]/)
    }
  })

  it('name the same parameters in both', () => {
    const parameters = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()
    for (const { name, zh, en } of all) expect(parameters(zh), name).toEqual(parameters(en))
  })

  it('bear a code that the client treats as meant', () => {
    for (const { name, code, status } of all) {
      const business = code % CODE_MODULUS
      expect(EXPIRED_CODES.includes(business), name).toBe(status === 401)
      expect(SILENT_CODES.includes(business), name).toBe(silent.has(name))
    }
  })

  it('have a business code of their own, but for the one that the spec shares', () => {
    const businessCodes = all.map(({ code }) => code % CODE_MODULUS)
    const shared = all.filter(({ code }) => businessCodes.filter((one) => one === code % CODE_MODULUS).length > 1)
    expect(shared.map(({ name }) => name)).toEqual(['CodeWrong', 'TooManyPerMinute'])
  })

  it('that an endpoint does not declare fail the test that meets them', () => {
    const answer = (error: string) => ({ code: 1, data: { error } })
    expect(() => assertDeclared(getHall, answer('HallNotFound'))).not.toThrow()
    expect(() => assertDeclared(getHall, answer('TooManyRequests'))).not.toThrow()
    expect(() => assertDeclared(getHall, answer('CodeWrong'))).toThrow('CodeWrong, which it does not declare')
  })

  const endpointsOf = (domain: string) =>
    new Map<string, AnyEndpoint>(
      allEndpoints.filter((one) => one.domain === domain).map(({ name, endpoint }) => [name, endpoint]),
    )

  it('that a handler throws undeclared are found when they are planted', () => {
    const handler = (name: string) => `serve(contract.getHall, ({ db }) => { if (!db) throw fail('${name}') })`
    expect(undeclaredRefusals(handler('HallNotFound'), endpointsOf('halls'))).toEqual([])
    expect(undeclaredRefusals(handler('CodeWrong'), endpointsOf('halls'))).toEqual(['getHall: CodeWrong'])
  })

  it('that a handler throws are declared by its endpoint', () => {
    const found = sourceFiles().flatMap((file) => {
      const place = placeOf(file)
      if (place?.layer !== 'server/modules' || isTest(file)) return []
      return undeclaredRefusals(readFileSync(join(projectRoot, file), 'utf8'), endpointsOf(place.domain))
    })
    expect(found).toEqual([])
  })

  it('are declared without doubles', () => {
    for (const { name, endpoint } of allEndpoints) {
      expect(new Set(endpoint.errors).size, name).toBe(endpoint.errors.length)
    }
  })
})
