/** Of full scale: above it somebody speaks, below it is the noise of a room. */
const LOUD = 0.01

/** How loud a stream is. Where the browser cannot measure it, it counts as loud. */
export function readLevel(stream: MediaStream): { isLoud: () => boolean; close: () => void } {
  if (typeof AudioContext === 'undefined') return { isLoud: () => true, close: () => {} }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    isLoud() {
      analyser.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length) > LOUD
    },
    close: () => void context.close(),
  }
}
