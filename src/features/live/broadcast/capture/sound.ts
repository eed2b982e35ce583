import workletPath from '../encode/pcm.worklet.ts?worker&url'
import { SAMPLE_RATE } from '../encode/protocol'

/** The microphone: measured, muted and passed on, whichever device it is at present. */
export interface Sound {
  use: (stream: MediaStream) => void
  setMuted: (isMuted: boolean) => void
  /** How loud it is, 0 to 1. */
  level: () => number
  /** Browsers start no sound before the host has pressed something. */
  resume: () => void
  end: () => void
}

/** Builds the sound's way from the microphone to `port`. */
export async function createSound(port: MessagePort): Promise<Sound> {
  const context = new AudioContext({ sampleRate: SAMPLE_RATE })
  await context.audioWorklet.addModule(workletPath)
  const gain = context.createGain()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1_024
  const pcm = new AudioWorkletNode(context, 'pcm', {
    channelCount: 1,
    channelCountMode: 'explicit',
    numberOfOutputs: 1,
  })
  pcm.port.postMessage(port, [port])
  // A node that leads nowhere is not run: it leads to the speakers, silent.
  gain.connect(analyser)
  gain.connect(pcm).connect(context.destination)
  const samples = new Float32Array(analyser.fftSize)
  let source: MediaStreamAudioSourceNode | undefined
  return {
    use(stream) {
      source?.disconnect()
      source = undefined
      if (stream.getAudioTracks().length === 0) return
      source = context.createMediaStreamSource(stream)
      source.connect(gain)
    },
    setMuted: (isMuted) => void (gain.gain.value = isMuted ? 0 : 1),
    level() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      // From −60 dB to 0 dB.
      return Math.min(1, Math.max(0, 1 + Math.log10(power + 1e-9) / 6))
    },
    resume: () => void context.resume(),
    end: () => void context.close(),
  }
}
