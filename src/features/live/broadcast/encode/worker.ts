import { createEncoding, type Encoding } from './encoding'
import { compose, type Scene } from './compose'
import type { Fit, FromWorker, Place, ToWorker } from './protocol'

/** Draws what the cameras see, shows it to the host, and encodes it. Loaded only by who goes live. */

const FRAME_MS = 40
const STILL_QUALITY = 0.75

let context: OffscreenCanvasRenderingContext2D | null = null
let encoding: Encoding | undefined
const scene: Scene = { pictures: {}, exhibit: null }
const readers: Partial<Record<Place, ReadableStreamDefaultReader<VideoFrame>>> = {}
const counted = { frames: 0, dropped: 0, since: performance.now() }

const post = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer })
const fail = (error: unknown) => post({ is: 'failed', reason: error instanceof Error ? error.message : String(error) })

function put(place: Place, fit: Fit, frame: VideoFrame): void {
  const before = scene.pictures[place]
  scene.pictures[place] = { picture: frame, fit }
  before?.picture.close()
}

function clear(place: Place): void {
  void readers[place]?.cancel()
  delete readers[place]
  scene.pictures[place]?.picture.close()
  delete scene.pictures[place]
}

async function follow(place: Place, fit: Fit, readable: ReadableStream<VideoFrame>): Promise<void> {
  clear(place)
  const reader = readable.getReader()
  readers[place] = reader
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    if (readers[place] === reader) put(place, fit, value)
    else value.close()
  }
}

function count(isDropped: boolean): void {
  counted[isDropped ? 'dropped' : 'frames'] += 1
  const now = performance.now()
  if (now - counted.since < 1_000) return
  post({ is: 'stats', fps: Math.round((counted.frames * 1_000) / (now - counted.since)), dropped: counted.dropped })
  Object.assign(counted, { frames: 0, dropped: 0, since: now })
}

// A timer and not the camera sets the pace: a screen that stands still gives no frames.
setInterval(() => {
  if (!context) return
  compose(context, scene)
  if (encoding) count(!encoding.encode(context.canvas))
}, FRAME_MS)

async function sendStill(): Promise<void> {
  if (!context) return
  const blob = await context.canvas.convertToBlob({ type: 'image/jpeg', quality: STILL_QUALITY })
  post({ is: 'still', blob })
}

async function stop(): Promise<void> {
  const ending = encoding
  encoding = undefined
  await ending?.end()
  post({ is: 'stopped' })
}

function hearSound(port: MessagePort): void {
  port.addEventListener('message', ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => encoding?.addSound(data))
  port.start()
}

async function act(message: ToWorker): Promise<void> {
  if (message.do === 'show') {
    Object.assign(message.canvas, { width: message.width, height: message.height })
    context = message.canvas.getContext('2d', { alpha: false })
  } else if (message.do === 'stream') await follow(message.place, message.fit, message.readable)
  else if (message.do === 'frame') put(message.place, message.fit, message.frame)
  else if (message.do === 'clear') clear(message.place)
  else if (message.do === 'picture') {
    scene.exhibit?.close()
    scene.exhibit = message.bitmap
  } else if (message.do === 'sound') hearSound(message.port)
  else if (message.do === 'encode') {
    await encoding?.end()
    encoding = await createEncoding({ ...message, post, fail })
  } else if (message.do === 'rate') encoding?.setShare(message.share)
  else if (message.do === 'still') await sendStill()
  else await stop()
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void act(data).catch(fail))
