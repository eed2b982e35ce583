import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { transcribeSpeech } from '#contract/trade/captions/endpoints.ts'
import {
  PIECES_PER_DAY,
  PIECES_PER_MINUTE,
  PIECES_PER_MINUTE_AND_IP,
  SPEECH_BYTES_MAX,
} from '#contract/trade/captions/limits.ts'
import { countWithin } from '#server/platform/auth/auth.queries.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { receiveBytes } from '#server/modules/foundation/files/index.ts'
import { getTalkRoom } from '#server/modules/trade/appointments/index.ts'

type Input = ParsedInputOf<typeof transcribeSpeech>

const [MINUTE_SECONDS, DAY_SECONDS] = [60, 86_400]

/** By what each format begins: the type that a form names may be anything. */
function formatOf(bytes: Buffer): string | undefined {
  const text = (from: number, until: number) => bytes.toString('latin1', from, until)
  if (bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'audio/webm'
  if (text(4, 8) === 'ftyp') return 'audio/mp4'
  if (text(0, 4) === 'OggS') return 'audio/ogg'
  return text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE' ? 'audio/wav' : undefined
}

/** Counts by account and address before anything is read, and by the fair's day. Throws TooManyRequests, SpeechUsedUp. */
async function assertLimits({ config, viewer, ip, writeStatement }: Context<Input>): Promise<void> {
  const account = `transcribeSpeech:${viewer?.userId ?? ''}`
  await writeStatement((db) =>
    assertWithinLimits(db, [
      { bucket: account, max: PIECES_PER_MINUTE, seconds: MINUTE_SECONDS, times: 1 },
      { bucket: `transcribeSpeech:${ip}`, max: PIECES_PER_MINUTE_AND_IP, seconds: MINUTE_SECONDS, times: 1 },
      { bucket: `${account}:day`, max: PIECES_PER_DAY, seconds: DAY_SECONDS, times: 1 },
    ]),
  )
  const max = config.speechDayPieces
  if (max === 0) return
  const day = { bucket: 'speech', max, seconds: DAY_SECONDS, times: 1 }
  if (!(await writeStatement((db) => countWithin(db, [day])))) throw fail('SpeechUsedUp')
}

/** What a refused request still has to send is not waited for. */
async function refusing<T>({ file, header }: Context<unknown>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    header('connection', 'close')
    file?.file.resume()
    throw error
  }
}

/**
 * What somebody in an open room spoke. Throws what `getTalkRoom` does, SpeechUnavailable, SpeechUsedUp, BadSpeech,
 * FileTooLarge, FileDamaged, TooManyRequests, ServiceUnavailable.
 */
export async function transcribe(context: Context<Input>): Promise<OutputOf<typeof transcribeSpeech>> {
  const { speech } = context.providers
  await refusing(context, async () => {
    await getTalkRoom(context)
    if (!speech.available) throw fail('SpeechUnavailable')
    await assertLimits(context)
  })
  const bytes = await receiveBytes(context, SPEECH_BYTES_MAX)
  const mimeType = formatOf(bytes)
  if (!mimeType) throw fail('BadSpeech')
  return speech.transcribe({ bytes, mimeType }, context.input.language).catch(() => {
    throw fail('ServiceUnavailable')
  })
}
