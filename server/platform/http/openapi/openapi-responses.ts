import * as z from 'zod/mini'
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { schemasOf } from '#contract/catalog/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import type { ErrorName } from '#contract/core/refusals.ts'
import { refusalsOf } from '#contract/core/refusals-of.ts'

/** The envelope of a refusal: which one it is, and what its text says (spec: common §8). */
const describeRefusal = (name: ErrorName) =>
  z.object({
    code: z.literal(errors[name].code),
    msg: z.string(),
    data: z.looseObject({ error: z.literal(name) }),
  })

/** All refusals of one HTTP status, told apart by their codes. */
function describeStatus(names: readonly ErrorName[]): ZodOpenApiResponseObject {
  const [first, ...others] = names.map(describeRefusal)
  if (!first) throw new Error('a status has a refusal')
  return {
    description: names.map((name) => `${name} (${errors[name].code}): ${errors[name].en}`).join('\n\n'),
    content: { 'application/json': { schema: others.length > 0 ? z.union([first, ...others]) : first } },
  }
}

function describeSuccess(endpoint: AnyEndpoint): ZodOpenApiResponseObject {
  if (endpoint.answers === 'bytes') return { description: 'The bytes, by their own type', content: { '*/*': {} } }
  const data = schemasOf(endpoint).output
  const schema = z.object({ code: z.literal(0), msg: z.string(), data })
  return { description: 'Success', content: { 'application/json': { schema } } }
}

/** What an endpoint answers: success, and every refusal by its HTTP status. */
export function describeResponses(endpoint: AnyEndpoint): ZodOpenApiResponsesObject {
  const byStatus = new Map<number, ErrorName[]>()
  for (const name of refusalsOf(endpoint)) {
    const { status } = errors[name]
    byStatus.set(status, [...(byStatus.get(status) ?? []), name])
  }
  const refusals = [...byStatus].map(([status, names]) => [String(status), describeStatus(names)] as const)
  return { ...Object.fromEntries(refusals), '200': describeSuccess(endpoint) }
}
