import type { AnyEndpoint, Schemas } from '#contract/core/endpoint.ts'

export interface Domain {
  endpoints: Record<string, AnyEndpoint>
  schemas: Record<string, unknown>
}

/** A domain in which every endpoint has schemas of its name. */
export function domain<Endpoints extends Record<string, AnyEndpoint>>(
  endpoints: Endpoints,
  schemas: Record<keyof Endpoints, Schemas>,
): { endpoints: Endpoints; schemas: Record<keyof Endpoints, Schemas> } {
  return { endpoints, schemas }
}
