import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { portOf } from './free-port'

const SCRIPT = '/engine-errors.js'
const REPORT = '/engine-errors'

/** Runs in each page before its own scripts. */
function reportErrors(address: string): void {
  const report = (...parts: unknown[]) => navigator.sendBeacon(address, parts.map(String).join(' '))
  const { error } = console
  console.error = (...parts: unknown[]) => {
    report(...parts)
    error.apply(console, parts)
  }
  window.addEventListener('error', ({ message }) => {
    // Layout goes on in the next frame: an event by the standard, but no error that a console shows.
    if (!message.startsWith('ResizeObserver loop')) report(message)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report('Unhandled rejection:', reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('Blocked by', violatedDirective, blockedURI),
  )
}

/**
 * Stands before the server and collects what goes wrong in its pages, for an engine with a protocol that shows neither console nor
 * exceptions and runs nothing before a page. Pages get one more script; all else passes unchanged.
 */
export async function startErrorProxy(target: string) {
  const { hostname, port } = new URL(target)
  const errors: string[] = []
  const forward = (incoming: IncomingMessage, isPage: boolean) => {
    const { headers, method, url: path } = incoming
    const plain = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers
    const outgoing = request({ hostname, port, method, path, headers: plain })
    incoming.pipe(outgoing)
    return outgoing
  }
  const proxy = createServer((incoming, response) => {
    const path = incoming.url?.split('?')[0] ?? '/'
    if (path === SCRIPT) {
      response.setHeader('content-type', 'text/javascript')
      response.end(`(${reportErrors.toString()})(${JSON.stringify(REPORT)})`)
      return
    }
    if (path === REPORT) {
      void text(incoming).then((error) => response.writeHead(204).end(errors.push(error) && undefined))
      return
    }
    const isPage = path.endsWith('.html')
    const outgoing = forward(incoming, isPage)
    outgoing.once('error', () => response.destroy())
    response.once('close', () => outgoing.destroy())
    outgoing.once('response', (answer) => {
      const { 'content-length': length, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, isPage || length === undefined ? headers : answer.headers)
      if (!isPage) answer.pipe(response)
      else
        void text(answer).then((page) =>
          response.end(page.replace('<head>', `<head><script src="${SCRIPT}"></script>`)),
        )
    })
  })
  proxy.on('upgrade', (incoming, socket, head) => {
    const server = connect(Number(port), hostname)
    const { rawHeaders, method, url } = incoming
    const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []))
    server.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
    server.write(head)
    server.pipe(socket).pipe(server)
    server.once('error', () => socket.destroy())
    socket.once('error', () => server.destroy())
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${portOf(proxy)}`,
    errors: () => errors,
    forgetErrors: (from: number) => void errors.splice(from),
    close: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
