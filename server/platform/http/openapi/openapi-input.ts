import * as z from 'zod/mini'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import { schemasOf } from '#contract/catalog/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

const File = z.unknown()

const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The input's fields that stand in the path, and those that are sent. */
function split(schema: z.ZodMiniObject, names: readonly string[]) {
  const entries = Object.entries(schema.shape)
  const inPath = (name: string) => names.includes(name)
  return {
    path: z.object(Object.fromEntries(entries.filter(([name]) => inPath(name)))),
    rest: z.object(Object.fromEntries(entries.filter(([name]) => !inPath(name)))),
  }
}

/** How an endpoint takes its input: in the path, the query string and the body. */
export function describeInput(endpoint: AnyEndpoint): Pick<ZodOpenApiOperationObject, 'requestParams' | 'requestBody'> {
  const { input } = schemasOf(endpoint)
  const names = pathNames(endpoint.path)
  const parts = input instanceof z.ZodMiniObject ? split(input, names) : undefined
  const path = parts && names.length > 0 ? { path: parts.path } : {}
  if (endpoint.body === 'query') {
    if (!parts) throw new Error(`${endpoint.path}: a query string has fields`)
    return { requestParams: { ...path, query: parts.rest } }
  }
  const schema = names.length > 0 && parts ? parts.rest : input
  const body = endpoint.body === 'multipart' && parts ? z.extend(parts.rest, { file: File }) : schema
  return { requestParams: path, requestBody: { content: { [bodyTypes[endpoint.body]]: { schema: body } } } }
}
