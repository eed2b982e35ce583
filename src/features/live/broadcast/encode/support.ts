import type { AudioCodec } from '#contract/live/broadcast/rules.ts'
import { audioConfig } from './encode-audio'
import { videoConfig } from './encode-video'
import { planRenditions } from './plans'

/** Why this browser cannot send: the page came without encryption, or there is no encoder. */
export type Unsupported = 'insecure' | 'noEncoder'

const hasEncoders = (): boolean =>
  typeof VideoEncoder === 'function' &&
  typeof AudioEncoder === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  typeof AudioWorkletNode === 'function'

/** The codec for the sound, AAC where there is a choice; or why nothing can be sent from here. */
export async function checkSupport(): Promise<{ audioCodec: AudioCodec } | Unsupported> {
  // Browsers have no camera for pages that came over plain HTTP, except from this machine.
  if (!window.isSecureContext) return 'insecure'
  if (!hasEncoders()) return 'noEncoder'
  const [plan] = planRenditions(false, true)
  if (!plan) return 'noEncoder'
  const { supported } = await VideoEncoder.isConfigSupported(videoConfig(plan))
  if (!supported) return 'noEncoder'
  for (const codec of ['mp4a.40.2', 'opus'] as const) {
    const found = await AudioEncoder.isConfigSupported(audioConfig(codec)).catch(() => ({ supported: false }))
    if (found.supported) return { audioCodec: codec }
  }
  return { audioCodec: '' }
}
