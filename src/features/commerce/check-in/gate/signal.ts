let context: AudioContext | undefined

/** Hz and ms: high and short for who comes in, low and long for who does not. */
const tones = { in: { pitch: 880, ms: 120 }, out: { pitch: 220, ms: 400 } } as const
/** ms on, off, on … */
const trembles = { in: [80], out: [120, 80, 120, 80, 240] }

/** Lets a result be heard and felt, where the device can. Browsers are silent until somebody has pressed something. */
export function signalResult(isIn: boolean): void {
  const way = isIn ? 'in' : 'out'
  if ('vibrate' in navigator) navigator.vibrate(trembles[way])
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const { pitch, ms } = tones[way]
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = pitch
  volume.gain.value = 0.2
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + ms / 1_000)
}
