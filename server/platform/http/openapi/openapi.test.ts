import { Validator } from '@seriousme/openapi-schema-validator'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { refusalsOf } from '#contract/core/refusals-of.ts'
import { builtOpenApi } from './built-openapi'
import { openApiDocument } from './openapi'

const document = openApiDocument()
const operationOf = (path: string, method: 'GET' | 'POST') => {
  const item = document.paths?.[path.replace(/:(\w+)/g, '{$1}')]
  const operation = method === 'GET' ? item?.get : item?.post
  if (!operation) throw new Error(`${path} is not in the document`)
  return operation
}

it('is written by the build, so that no server describes every call as it starts', () => {
  const built = readFileSync(builtOpenApi.plain)
  expect(JSON.parse(built.toString())).toEqual(JSON.parse(JSON.stringify(document)))
  expect(gunzipSync(readFileSync(builtOpenApi.gzip)).equals(built)).toBe(true)
})

it('is a valid OpenAPI document', async () => {
  expect(await new Validator().validate({ ...document })).toMatchObject({ valid: true })
})

it.each(allEndpoints)('holds every refusal of $domain.$name', ({ endpoint }) => {
  const { responses } = operationOf(endpoint.path, endpoint.method)
  for (const name of refusalsOf(endpoint)) {
    const response = JSON.stringify(responses?.[String(errors[name].status)])
    expect(response, name).toContain(`"const":${errors[name].code}`)
    expect(response, name).toContain(`"const":"${name}"`)
  }
})

it.each(allEndpoints)('names the path parameters of $domain.$name, and who may call it', ({ endpoint }) => {
  const operation = operationOf(endpoint.path, endpoint.method)
  const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const inPath = (operation.parameters ?? []).filter((one) => 'in' in one && one.in === 'path')
  expect(inPath.map((one) => 'name' in one && one.name)).toEqual(named)
  expect(operation.security).toEqual(endpoint.access === 'public' ? [] : [{ token: [] }])
  expect(operation.requestBody === undefined).toBe(endpoint.body === 'query')
})
