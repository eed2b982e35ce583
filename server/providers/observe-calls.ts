import type { OnProviderCall, ProviderCall } from '#server/platform/metrics/work.ts'
import { ServiceRefusal } from './http-json'
import type { Drivers } from './drivers'
import type { Providers } from './providers'
import { NoSuchFile } from '#server/providers/storage/port.ts'

const isRefusal = (error: unknown): boolean => error instanceof ServiceRefusal || error instanceof NoSuchFile

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

type End = (error?: unknown) => void

async function* observePieces(pieces: AsyncIterable<unknown>, end: End): AsyncGenerator<unknown> {
  try {
    yield* pieces
    end()
  } catch (error) {
    end(error)
    throw error
  }
}

async function observePromise(answer: Promise<unknown>, end: End): Promise<unknown> {
  try {
    const result = await answer
    end()
    return result
  } catch (error) {
    end(error)
    throw error
  }
}

/** The port as it is; what its methods answer later is reported. A method that answers at once calls no service. */
function observePort<Port extends object>(
  port: Port,
  call: Pick<ProviderCall, 'port' | 'driver'>,
  onCall: OnProviderCall,
): Port {
  return new Proxy(port, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property)
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        const began = performance.now()
        const end: End = (error) => {
          const result = error === undefined ? 'success' : isRefusal(error) ? 'refused' : 'failure'
          onCall({ ...call, result, seconds: (performance.now() - began) / 1_000, error })
        }
        const answer: unknown = Reflect.apply(value, target, given)
        if (answer instanceof Promise) return observePromise(answer, end)
        return isIterable(answer) ? observePieces(answer, end) : answer
      }
    },
  })
}

/** The providers, of which each call is reported; also of one that takes another's place later. */
export function observeCalls(providers: Providers, drivers: Drivers, onCall?: OnProviderCall): Providers {
  if (!onCall) return providers
  return new Proxy(providers, {
    get(target, name) {
      const port: unknown = Reflect.get(target, name)
      if (typeof port !== 'object' || port === null) return port
      const driver = String(Reflect.get(drivers, name) ?? 'none')
      return observePort(port, { port: String(name), driver }, onCall)
    },
  })
}
