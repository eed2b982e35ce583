/** Of full scale: above it somebody speaks, below it is the noise of a room. */
const LOUD = 0.01

/** What measures a stream; undefined: the browser has nothing that does, or refuses it to this page. */
function openAnalyser(stream: MediaStream): { context: AudioContext; analyser: AnalyserNode } | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  let context: AudioContext | undefined
  try {
    context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    return { context, analyser }
  } catch {
    context?.close().catch(() => undefined)
    return undefined
  }
}

/** How loud a stream is. Where the browser cannot measure it, or does not at the moment, it counts as loud. */
export function readLevel(stream: MediaStream): { isLoud: () => boolean; close: () => void } {
  const opened = openAnalyser(stream)
  if (!opened) return { isLoud: () => true, close: () => {} }
  const { context, analyser } = opened
  const samples = new Float32Array(analyser.fftSize)
  return {
    isLoud() {
      // A context that is suspended gives silence: browsers do so without a press, or while a call has the sound.
      if (context.state !== 'running') {
        context.resume().catch(() => undefined)
        return true
      }
      analyser.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length) > LOUD
    },
    close: () => void context.close().catch(() => undefined),
  }
}
