import type { AudioCodec } from '#contract/live/broadcast/rules.ts'
import { createAudioEncoding } from './encode-audio'
import { createVideoEncoding } from './encode-video'
import { createMux } from './mux'
import type { FromWorker, Plan } from './protocol'

interface Options {
  plans: readonly Plan[]
  audioCodec: AudioCodec
  post: (message: FromWorker, transfer?: Transferable[]) => void
  fail: (error: unknown) => void
}

/** Everything that one initialization segment of each rendition begins: their encoders, and the sound that they share. */
export async function createEncoding({ plans, audioCodec, post, fail }: Options) {
  const renditions = await Promise.all(
    plans.map(async (plan) => {
      const { name, fps } = plan
      let codec = ''
      const mux = await createMux({
        audioCodec,
        fps,
        onInit: (bytes) => post({ is: 'init', name, codec, bytes }, [bytes]),
        onMedia: (bytes) => post({ is: 'media', name, bytes }, [bytes]),
      })
      const video = createVideoEncoding({ plan, mux, onCodec: (found) => (codec = found), onError: fail })
      return { mux, video }
    }),
  )
  const audio =
    audioCodec === ''
      ? undefined
      : createAudioEncoding({
          codec: audioCodec,
          onChunk: (chunk, meta) => {
            for (const { mux } of renditions) void mux.addAudio(chunk, meta).catch(fail)
          },
          onError: fail,
        })
  const begunAt = performance.now()
  const now = () => performance.now() - begunAt

  return {
    /** False: an encoder is behind, and left the frame out. */
    encode(picture: OffscreenCanvas): boolean {
      const ms = now()
      audio?.fill(ms)
      return renditions.map(({ video }) => video.encode(picture, ms)).every(Boolean)
    },
    addSound: (samples: Float32Array<ArrayBuffer>) => audio?.add(samples, now()),
    setShare(share: number) {
      for (const { video } of renditions) video.setShare(share)
    },
    async end() {
      await Promise.all([audio?.end(), ...renditions.map(({ video }) => video.end())])
      await Promise.all(renditions.map(({ mux }) => mux.end()))
    },
  }
}

export type Encoding = Awaited<ReturnType<typeof createEncoding>>
