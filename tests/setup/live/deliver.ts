import { setTimeout as wait } from 'node:timers/promises'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/core/endpoint.ts'
import { sendSegment } from '#contract/live/broadcast/endpoints.ts'
import { formOf } from '../upload-server'

/** ms between two segments: five times as quick as a device, so that a kill comes in the middle of one */
export const PACE_MS = 200

/** Calls an endpoint of a server of the build as the account of these headers. Throws where it is refused. */
export async function askAt<E extends AnyEndpoint>(
  { origin, headers }: { origin: string; headers: Record<string, string> },
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const response = await fetch(origin + endpoint.base + endpoint.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const { code, data, msg } = await response.json()
  if (code !== 0) throw new Error(msg)
  return data
}

/** Posts one piece until it is answered, as the lane of the studio does. Throws where it is refused for good. */
export async function deliver(origin: string, fields: Record<string, string>, bytes: Buffer): Promise<void> {
  for (;;) {
    const body = formOf(fields, 'segment', bytes)
    const answer = await fetch(origin + sendSegment.base + sendSegment.path, { method: 'POST', body })
      .then((response) => response.json())
      .catch(() => undefined)
    if (answer?.code === 0) return
    if (answer && answer.code % 100_000 !== 503 && Object(answer.data).error) throw new Error(answer.msg)
    await wait(PACE_MS)
  }
}

/** The segments of a playlist, in order. */
export const segmentsIn = (list: string): string[] => list.split('\n').filter((line) => line.includes('.m4s'))

/** Their numbers. */
export const numbersIn = (list: string): number[] =>
  segmentsIn(list).map((file) => Number(/-(\d+)\.m4s/.exec(file)?.[1]))
