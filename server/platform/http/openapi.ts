import * as z from 'zod'
import { allEndpoints, schemasOf } from '../../../contract/all'
import type { AnyEndpoint, Schemas } from '../../../contract/core/endpoint'
import { errors } from '../../../contract/core/errors'
import { version } from '../project'

function schemaOf(schema: Schemas['input'], io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })
  return rest
}

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

function inputOf(endpoint: AnyEndpoint): object {
  const schema = schemaOf(schemasOf(endpoint).input, 'input')
  if (endpoint.body !== 'query') return { requestBody: { content: { [bodyTypes[endpoint.body]]: { schema } } } }
  const required: readonly string[] = schema.required ?? []
  const parameters = Object.entries(schema.properties ?? {}).map(([name, of]) => {
    return { name, in: 'query', required: required.includes(name), schema: of }
  })
  return { parameters }
}

function answersOf(endpoint: AnyEndpoint): Record<string, object> {
  const envelope = (code: object, data: object) => ({
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'msg', 'data'],
        properties: { code, msg: { type: 'string' }, data },
      },
    },
  })
  const refusals = endpoint.errors.map((name) => [
    errors[name].status,
    {
      description: `${name}: ${errors[name].en}`,
      content: envelope({ type: 'integer', enum: [errors[name].code] }, { nullable: true }),
    },
  ])
  const success = {
    description: 'Success',
    content: envelope({ type: 'integer', enum: [0] }, schemaOf(schemasOf(endpoint).output, 'output')),
  }
  return { ...Object.fromEntries(refusals), 200: success }
}

/** The OpenAPI document of every endpoint in the contract. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {}
  for (const { domain, name, endpoint } of allEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const servers = endpoint.base === '/api' ? {} : { servers: [{ url: '/' }] }
    const operation = {
      operationId: name,
      ...servers,
      tags: [domain],
      ...inputOf(endpoint),
      responses: answersOf(endpoint),
    }
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.0.3' as const,
    info: {
      title: '云展 Yunzhan',
      version,
      description: 'Every answer is { code, msg, data }; code % 100000 is the business code, 0 is success.',
    },
    servers: [{ url: '/api' }],
    paths,
  }
}
