import type pg from 'pg'

/** Puts something around whatever is asked of a connection; `ask` asks it. */
export function wrapQuery(
  client: pg.ClientBase,
  around: (ask: (...asked: unknown[]) => unknown, asked: unknown[]) => unknown,
): void {
  // oxlint-disable-next-line unbound-method -- applied to the client that it is called on
  client.query = new Proxy(client.query, {
    apply: (query, self, asked: unknown[]) =>
      around((...changed): unknown => Reflect.apply(query, self, changed), asked),
  })
}
