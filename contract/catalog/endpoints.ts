import type { AnyEndpoint, Schemas } from '#contract/core/endpoint.ts'
import type { Domain } from './domain'
import { domains } from './domains.generated'

export type DomainName = keyof typeof domains

/** The name of every endpoint. */
export type EndpointName = { [Name in DomainName]: keyof (typeof domains)[Name]['endpoints'] }[DomainName]

interface Listed {
  domain: DomainName
  name: EndpointName
  endpoint: AnyEndpoint
  schemas: Schemas
}

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of `domains`
const names = Object.keys(domains) as DomainName[]

/** Every endpoint of the fair with its domain and schemas: for the server, the mocks and the tests. Not for the browser. */
export const allEndpoints: readonly Listed[] = names.flatMap((domainName) => {
  const { endpoints, schemas }: Domain = domains[domainName]
  return Object.entries(endpoints).map(([name, endpoint]) => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- `domain` has checked that it is there
    return { domain: domainName, name: name as EndpointName, endpoint, schemas: schemas[name] as Schemas }
  })
})

const schemasByEndpoint = new Map<AnyEndpoint, Schemas>(
  allEndpoints.map(({ endpoint, schemas }) => [endpoint, schemas]),
)

/** The schemas of an endpoint of the fair. */
export function schemasOf(endpoint: AnyEndpoint): Schemas {
  const schemas = schemasByEndpoint.get(endpoint)
  if (!schemas) throw new Error(`${endpoint.path} is no endpoint of contract/catalog/endpoints.ts`)
  return schemas
}
