import { z } from 'zod'

const Answer = z.object({ value: z.unknown() })
const Failure = z.object({ error: z.string(), message: z.string() })
const Session = z.object({ sessionId: z.string() })

export type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Calls a WebDriver program (https://www.w3.org/TR/webdriver2/#endpoints). */
export async function callWebDriver(origin: string, ...[method, path, body]: Parameters<Call>): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = Answer.parse(await response.json())
  if (response.ok) return value
  const { error, message } = Failure.parse(value)
  throw new Error(`${error}: ${message}`)
}

/** Opens a session; its calls are relative to it. */
export async function openSession(origin: string, capabilities: object): Promise<Call> {
  const alwaysMatch = { alwaysMatch: capabilities }
  const { sessionId } = Session.parse(await callWebDriver(origin, 'POST', '/session', { capabilities: alwaysMatch }))
  return (method, path, body) => callWebDriver(origin, method, `/session/${sessionId}${path}`, body)
}
