import type { HttpService } from '#server/providers/http-service.ts'
import { buildAuthorization, describeCause, ServiceFailure } from '#server/providers/http-json.ts'
import type { OfficePort } from './port'

/** ms that a conversion has: a long sheet takes its time, and nobody waits for it */
const TIMEOUT_MS = 60_000
/** The service has read the document and can make no PDF of it. */
const UNCONVERTIBLE = new Set([400, 415, 422])

const failure = (reason: string) => new ServiceFailure(`office: ${reason}`)

/** Asks a Gotenberg (docs/providers.md). The document goes without its name, which the service does not need. */
export function gotenbergOffice({ url, key }: HttpService): OfficePort {
  return {
    available: true,
    async toPdf({ fileExt, bytes }) {
      const body = new FormData()
      body.append('files', new Blob([new Uint8Array(bytes)]), `document.${fileExt}`)
      const requests = async () => {
        const response = await fetch(`${url}/forms/libreoffice/convert`, {
          method: 'POST',
          body,
          headers: buildAuthorization(key),
          // A redirect would carry the document to a host that nobody has set.
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        return { status: response.status, pdf: Buffer.from(await response.arrayBuffer()) }
      }
      const { status, pdf } = await requests().catch((error: unknown) => {
        throw failure(`no answer (${describeCause(error)})`)
      })
      if (UNCONVERTIBLE.has(status)) return null
      if (status !== 200) throw failure(`answered ${status}`)
      if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw failure('answered something else than agreed')
      return pdf
    },
  }
}
