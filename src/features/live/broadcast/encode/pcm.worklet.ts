/** Runs in the audio thread: passes the sound on in pieces of 1,024 samples. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void

const PIECE = 1_024

class PcmProcessor extends AudioWorkletProcessor {
  #out: MessagePort | undefined
  #piece = new Float32Array(PIECE)
  #at = 0

  constructor() {
    super()
    this.port.addEventListener('message', ({ data }: MessageEvent<MessagePort>) => (this.#out = data))
    this.port.start()
  }

  process([input]: Float32Array[][]): boolean {
    const samples = input?.[0] ?? new Float32Array(128)
    this.#piece.set(samples, this.#at)
    this.#at += samples.length
    if (this.#at >= PIECE) {
      const piece = this.#piece
      this.#out?.postMessage(piece, [piece.buffer])
      this.#piece = new Float32Array(PIECE)
      this.#at = 0
    }
    return true
  }
}

registerProcessor('pcm', PcmProcessor)
