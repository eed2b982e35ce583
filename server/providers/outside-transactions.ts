import { assertOutsideTransaction } from '#server/platform/db/connection/transaction-scope.ts'
import type { Providers } from './providers'

/** The port as it is, but that its methods throw within a transaction. */
function guardPort<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property)
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        assertOutsideTransaction(name)
        return Reflect.apply(value, target, given)
      }
    },
  })
}

/** The providers, of which none can be requested within a transaction; nor can one that takes another's place later. */
export function outsideTransactions(providers: Providers): Providers {
  return new Proxy(providers, {
    get(target, name) {
      const port: unknown = Reflect.get(target, name)
      return typeof port === 'object' && port !== null ? guardPort(String(name), port) : port
    },
  })
}
