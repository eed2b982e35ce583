import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import { permissions } from '#contract/core/permissions.ts'
import { version } from '../../project'
import { describeInput } from './openapi-input'
import { describeResponses } from './openapi-responses'

type Listed = (typeof allEndpoints)[number]

const TOKEN = 'token'

/** Who may call: nobody in particular, or whoever sends the token of a session, of any user type or of those named. */
function describeAccess({ access }: Listed['endpoint']) {
  if (access === 'public') return { 'x-access': 'public', security: [] }
  if (access === 'signed-in') return { 'x-access': 'signed-in', security: [{ [TOKEN]: [] }] }
  return { 'x-access': { userTypes: permissions[access] }, security: [{ [TOKEN]: [] }] }
}

function describeOperation({ domain, name, endpoint }: Listed): ZodOpenApiOperationObject {
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    ...describeAccess(endpoint),
    ...describeInput(endpoint),
    responses: describeResponses(endpoint),
    ...(endpoint.base === '/api' ? {} : { servers: [{ url: '/' }] }),
  }
}

/** The OpenAPI document of every endpoint in the contract. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {}
  for (const listed of allEndpoints) {
    const { path, method } = listed.endpoint
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method === 'GET' ? 'get' : 'post']: describeOperation(listed) }
  }
  const title = '云展 Yunzhan'
  const description = 'Every answer is { code, msg, data }; code % 100000 is the business code, 0 is success.'
  const securitySchemes = { [TOKEN]: { type: 'apiKey', in: 'header', name: 'token' } } as const
  return createDocument(
    {
      openapi: '3.1.1',
      info: { title, version, description },
      servers: [{ url: '/api' }],
      components: { securitySchemes },
      paths,
    },
    // What JSON Schema has no words for, such as a transformed value, is described as anything.
    { allowEmptySchema: { custom: true, transform: true, undefined: true, unknown: true } },
  )
}
