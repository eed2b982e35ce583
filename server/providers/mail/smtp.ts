import { createTransport } from 'nodemailer'
import { SERVICE_TIMEOUT_MS, ServiceFailure } from '#server/providers/http-json.ts'
import type { MailPort } from './port'

export interface SmtpServer {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  url: string
  from: string
}

/** What nodemailer adds to an error: its own code, and the server's response. */
interface SmtpError extends Error {
  code?: string
  response?: string
  responseCode?: number
}

/** The response to a failed login may repeat the credentials, so only its number is reported. */
function describeFailure({ code = 'failed', response, responseCode }: SmtpError): string {
  const message = code === 'EAUTH' ? responseCode : response
  return message === undefined ? code : `${code} ${message}`
}

/** Delivers by an SMTP server. Rejects with ServiceFailure when the server does not take the mail. */
export function smtpMail({ url, from }: SmtpServer): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: SERVICE_TIMEOUT_MS,
    greetingTimeout: SERVICE_TIMEOUT_MS,
    dnsTimeout: SERVICE_TIMEOUT_MS,
    socketTimeout: 2 * SERVICE_TIMEOUT_MS,
    // A text of the fair is a text, whatever path or address it looks like.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }) {
      try {
        // As an object it is one address, whatever commas it holds.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        throw new ServiceFailure(`SMTP: ${error instanceof Error ? describeFailure(error) : 'failed'}`)
      }
    },
  }
}
