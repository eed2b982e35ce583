import type pg from 'pg'

/** Puts something around whatever is requested from a connection; `ask` asks it. */
export function wrapQuery(
  client: pg.ClientBase,
  around: (ask: (...requests: unknown[]) => unknown, requested: unknown[]) => unknown,
): void {
  // oxlint-disable-next-line unbound-method -- applied to the client that it is called on
  client.query = new Proxy(client.query, {
    apply: (query, self, requests: unknown[]) =>
      around((...changed): unknown => Reflect.apply(query, self, changed), requests),
  })
}
