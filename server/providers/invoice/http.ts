import * as z from 'zod'
import { FAILURE_MAX } from '#contract/commerce/invoices/limits.ts'
import { invoiceNumberPattern } from '#contract/commerce/invoices/rules.ts'
import type { HttpService } from '#server/providers/http-service.ts'
import { askJson, buildAuthorization, ServiceFailure } from '#server/providers/http-json.ts'
import type { InvoicePort } from './port'

const number = z.string()
const Reason = z
  .string()
  .trim()
  .min(1)
  .transform((reason) => Array.from(reason).slice(0, FAILURE_MAX).join(''))
const missing = z.object({ number, state: z.literal('missing') })
const issuing = z.object({ number, state: z.literal('issuing') })
const issued = z.object({
  number,
  state: z.literal('issued'),
  invoiceNumber: z.string().regex(invoiceNumberPattern),
  fen: z.int(),
  issuedAt: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
})
const failed = z.object({ number, state: z.literal('failed'), reason: Reason })
const reversing = z.object({ number, state: z.literal('reversing') })
const reversed = z.object({ number, state: z.literal('reversed') })
const refused = z.object({ number, state: z.literal('refused'), reason: Reason })

const Issue = z.discriminatedUnion('state', [issuing, issued, failed, reversing, reversed])
const Query = z.discriminatedUnion('state', [missing, issuing, issued, failed, reversing, reversed])
const Reversal = z.discriminatedUnion('state', [reversing, reversed, refused])
const Document = z.object({ number, ext: z.enum(['pdf', 'ofd']), base64: z.base64().min(1) })

/** Asks a service that issues invoices over HTTP (docs/providers.md). */
export function httpInvoice({ url, key }: HttpService): InvoicePort {
  async function ask<Answer extends z.ZodType<{ number: string }>>(
    call: 'issue' | 'query' | 'reverse' | 'document',
    body: { number: string },
    answer: Answer,
  ): Promise<z.output<Answer>> {
    const headers = buildAuthorization(key)
    const response = await askJson({ service: 'invoice', url: `${url}/${call}`, body, headers, answer })
    // What is reported about another application says nothing of this one.
    if (response.number !== body.number) throw new ServiceFailure('invoice: answered of another application')
    return response
  }
  return {
    available: true,
    issue: (request) => ask('issue', request, Issue),
    query: (of) => ask('query', { number: of }, Query),
    reverse: (input) => ask('reverse', input, Reversal),
    async readDocument(of) {
      const { ext, base64 } = await ask('document', { number: of }, Document)
      return { ext, bytes: Buffer.from(base64, 'base64') }
    },
  }
}
