import { createTransport } from 'nodemailer'
import { failed, type Finding, passed, reasonOf, skipped } from './finding'

/** ms that the mail server may take to answer */
const ANSWER_MS = 10_000

/** Connects to the mail server and logs in; sends nothing. */
export async function checkMail(mail: { url: string } | undefined): Promise<Finding> {
  if (!mail) return skipped('e-mail', 'no SMTP_URL: messages stay in the message log')
  const timeouts = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS }
  const transport = createTransport({ url: mail.url, ...timeouts })
  const { host } = new URL(mail.url)
  try {
    await transport.verify()
    return passed('e-mail', `${host} takes the login`)
  } catch (error) {
    return failed('e-mail', `${host}: ${reasonOf(error)}`, 'Correct the address, user name or password in SMTP_URL.')
  } finally {
    transport.close()
  }
}
