import { workerAddress } from '#src/common/request/cdn.ts'
import { CaptureError, captureFault, type Chosen, openCamera, openScreen, stopTracks } from '../capture/devices'
import { passFrames } from '../capture/frames'
import { createSound, type Sound } from '../capture/sound'
import type { FromWorker, ToWorker } from '../encode/protocol'
// oxlint-disable-next-line import/default -- Vite makes the address of the built worker of it
import workerUrl from '../encode/worker.ts?worker&url'
import { planRenditions } from '../encode/plans'

interface StageEvents {
  onMessage: (message: FromWorker) => void
  /** The camera or microphone was unplugged, or taken by something else. */
  onLost: () => void
  /** The host ended sharing the screen by the browser's own button. */
  onScreenEnded: () => void
}

/** Camera, screen, sound and the worker that draws and encodes them. */
export class Stage {
  readonly canvas = document.createElement('canvas')
  readonly isPortrait = window.matchMedia('(orientation: portrait) and (pointer: coarse)').matches
  readonly #worker = new Worker(workerAddress(workerUrl), { type: 'module' })
  #sound: Promise<Sound> | undefined
  #camera: MediaStream | undefined
  #screen: MediaStream | undefined
  #stops: (() => void)[] = []
  #isMuted = false

  constructor(readonly events: StageEvents) {
    const [{ width, height } = { width: 854, height: 480 }] = planRenditions(this.isPortrait, false)
    const offscreen = this.canvas.transferControlToOffscreen()
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => events.onMessage(data))
    this.#worker.addEventListener('error', ({ message }) => events.onMessage({ is: 'failed', reason: message }))
    this.post({ do: 'show', canvas: offscreen, width, height }, [offscreen])
  }

  readonly post = (message: ToWorker, transfer: Transferable[] = []): void =>
    this.#worker.postMessage(message, transfer)

  /** Opens camera and microphone, or others. Throws CaptureError. */
  async open(chosen: Chosen): Promise<void> {
    stopTracks(this.#camera)
    const stream = await openCamera(chosen).catch((error: unknown) => {
      throw new CaptureError(captureFault(error))
    })
    this.#camera = stream
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', () => this.#camera === stream && this.events.onLost())
    }
    this.#sound ??= this.#createSound()
    const sound = await this.#sound
    sound.use(stream)
    sound.setMuted(this.#isMuted)
    sound.resume()
    this.#arrange()
  }

  /** The settings of what is in use, for the pickers. */
  get inUse(): Chosen {
    const [camera, microphone] = [this.#camera?.getVideoTracks()[0], this.#camera?.getAudioTracks()[0]]
    const [cameraId, microphoneId] = [camera?.getSettings().deviceId, microphone?.getSettings().deviceId]
    return { ...(cameraId ? { cameraId } : {}), ...(microphoneId ? { microphoneId } : {}) }
  }

  /** Shows a screen with the camera in its corner. Rejects where the host chose none. */
  async shareScreen(): Promise<void> {
    const screen = await openScreen()
    this.#screen = screen
    screen.getVideoTracks()[0]?.addEventListener('ended', () => {
      if (this.#screen !== screen) return
      this.endScreen()
      this.events.onScreenEnded()
    })
    this.#arrange()
  }

  endScreen(): void {
    stopTracks(this.#screen)
    this.#screen = undefined
    this.#arrange()
  }

  /** Shows an exhibit's picture with the camera in its corner; null ends that. Rejects where it cannot be loaded. */
  async showExhibit(address: string | null): Promise<void> {
    if (address === null) return this.post({ do: 'picture', bitmap: null })
    // By way of an element: drawings are SVG, which cannot be decoded from their bytes.
    const image = new Image()
    image.src = address
    await image.decode()
    const bitmap = await createImageBitmap(image)
    return this.post({ do: 'picture', bitmap }, [bitmap])
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted
    void this.#sound?.then((sound) => sound.setMuted(isMuted))
  }

  /** How loud the microphone is, 0 to 1, once there is one. */
  level: () => number = () => 0

  resumeSound(): void {
    void this.#sound?.then((sound) => sound.resume())
  }

  end(): void {
    this.#endFrames()
    stopTracks(this.#camera)
    stopTracks(this.#screen)
    this.#camera = undefined
    this.#screen = undefined
    void this.#sound?.then((sound) => sound.end())
    this.#worker.terminate()
  }

  async #createSound(): Promise<Sound> {
    const { port1, port2 } = new MessageChannel()
    this.post({ do: 'sound', port: port2 }, [port2])
    const sound = await createSound(port1)
    this.level = sound.level
    return sound
  }

  #endFrames(): void {
    for (const stop of this.#stops.splice(0)) stop()
  }

  #arrange(): void {
    this.#endFrames()
    const camera = this.#camera?.getVideoTracks()[0]
    const screen = this.#screen?.getVideoTracks()[0]
    const { post } = this
    if (screen) this.#stops.push(passFrames({ track: screen, place: 'whole', fit: 'contain', post }))
    if (camera) this.#stops.push(passFrames({ track: camera, place: screen ? 'corner' : 'whole', fit: 'cover', post }))
  }
}
