import type { TalkMessage } from '#contract/trade/appointments/realtime.ts'
import type { Side } from '#contract/trade/appointments/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { after, isOut, isTrying, type TalkEvent, type TalkState } from './talk-states'

/** ms without a line after which it is called unreachable, the first time and after a break */
export const TOO_LONG_MS = 20_000
/** ms between two tries for another line */
export const AGAIN_MS = 4_000

/** What one sends at the moment. */
export interface SentMedia {
  microphone: boolean
  camera: boolean
  screen: boolean
}
export interface Tracks {
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
}

export interface TalkView {
  state: TalkState
  /** What the other sends; null: nothing has come. */
  remote: MediaStream | null
  /** What the other says that it sends. */
  other: SentMedia
  /** The exhibit that both see. */
  exhibitId: number | null
  /** The other was here and has left. */
  hasLeft: boolean
}

interface Parts {
  /** The buyer gives way where both offer at once; the exhibitor offers first. */
  side: Side
  configuration: RTCConfiguration
  open: (configuration: RTCConfiguration) => RTCPeerConnection
  /** Tells the other by way of the fair; rejects when it cannot be told. */
  send: (message: TalkMessage) => Promise<unknown>
  onView: (view: TalkView) => void
  /** Does something in so many ms, unless it is canceled. */
  later: (ms: number, act: () => void) => () => void
}

const nothingSent: SentMedia = { microphone: false, camera: false, screen: false }

/**
 * The line between the two browsers of a talk: the "perfect negotiation" of the WebRTC specification, with a stay of its
 * own for each coming, so that what was said to an earlier one is dropped. Sound and picture have one place each from the
 * start, and what is sent there is exchanged without another negotiation.
 */
export class TalkSession {
  readonly #parts: Parts
  readonly #stay = newKey()
  #configuration: RTCConfiguration
  #line: RTCPeerConnection | undefined
  #other: string | undefined
  #makingOffer = false
  #ignoresOffer = false
  #tracks: Tracks = { audio: null, video: null }
  #media: SentMedia = nothingSent
  #view: TalkView = { state: 'entering', remote: null, other: nothingSent, exhibitId: null, hasLeft: false }
  #heard: Promise<void> = Promise.resolve()
  #said: Promise<void> = Promise.resolve()
  #endTooLong: (() => void) | undefined
  #endAgain: (() => void) | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#configuration = parts.configuration
  }

  get stay(): string {
    return this.#stay
  }

  get view(): TalkView {
    return this.#view
  }

  /** The fair has let this browser in, for the first time or after a break. */
  entered(): void {
    this.#happen('entered')
    this.#tell({ type: 'hello', stay: this.#stay })
  }

  /** Takes what the other said, one after the other. */
  hear(message: TalkMessage): Promise<void> {
    // What cannot be taken belongs to a line that is gone; the next try makes another.
    this.#heard = this.#heard.then(() => this.#take(message)).catch(() => undefined)
    return this.#heard
  }

  /** Sends these from now on. */
  async setTracks(tracks: Tracks, media: SentMedia): Promise<void> {
    this.#tracks = tracks
    this.#media = media
    await this.#putTracks()
    this.#tellMedia()
  }

  /** Both see this exhibit from now on; null: none. */
  show(exhibitId: number | null): void {
    this.#see({ exhibitId })
    this.#tellOther((to) => ({ type: 'exhibit', ...to, exhibitId }))
  }

  /** New servers or credentials: another way is looked for while the present one goes on. */
  setConfiguration(configuration: RTCConfiguration): void {
    this.#configuration = configuration
    this.#line?.setConfiguration(configuration)
    this.#line?.restartIce()
  }

  /** Tries again at once. */
  retry(): void {
    this.#happen('retry')
    this.#tryAgain()
  }

  /** Ends it, for what reason. */
  end(event: 'leave' | 'taken' | 'timeUp'): void {
    this.#happen(event)
    this.#closeLine()
    this.#other = undefined
  }

  async #take(message: TalkMessage): Promise<void> {
    if (isOut(this.#view.state)) return
    if (message.type === 'hello') {
      this.#meet(message.stay, true)
      return
    }
    if (message.type === 'bye') {
      if (message.stay === this.#other) this.#part()
      return
    }
    if (message.to !== this.#stay) return
    if (message.type === 'here') this.#meet(message.stay, false)
    if (message.stay !== this.#other) return
    if (message.type === 'media') {
      const { microphone, camera, screen } = message
      this.#see({ other: { microphone, camera, screen } })
    }
    if (message.type === 'exhibit') this.#see({ exhibitId: message.exhibitId })
    if (message.type === 'description') await this.#takeDescription(message.kind, message.sdp)
    if (message.type === 'candidate') await this.#takeCandidate(message)
  }

  /** The other has come, or come back after a break of its socket. */
  #meet(stay: string, isHello: boolean): void {
    const isNew = stay !== this.#other
    this.#other = stay
    if (isHello) this.#tellOther((to) => ({ type: 'here', ...to }))
    if (!isNew) {
      // It says hello again where it hears nothing.
      if (isHello && isTrying(this.#view.state)) this.#tryAgain()
      return
    }
    this.#openLine()
    this.#see({ hasLeft: false })
    this.#happen('otherCame')
    this.#tellMedia()
    const { exhibitId } = this.#view
    if (exhibitId !== null) this.#tellOther((to) => ({ type: 'exhibit', ...to, exhibitId }))
  }

  #part(): void {
    this.#closeLine()
    this.#other = undefined
    this.#see({ remote: null, other: nothingSent, hasLeft: true })
    this.#happen('otherLeft')
  }

  #openLine(): void {
    this.#closeLine()
    const line = this.#parts.open(this.#configuration)
    this.#line = line
    this.#makingOffer = false
    this.#ignoresOffer = false
    const isMine = () => this.#line === line
    const remote: MediaStreamTrack[] = []
    line.addEventListener('track', ({ track }) => {
      if (!isMine()) return
      remote.push(track)
      this.#see({ remote: new MediaStream(remote) })
    })
    line.addEventListener('icecandidate', ({ candidate }) => {
      if (!isMine() || !candidate) return
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate
      this.#tellOther((to) => ({
        type: 'candidate',
        ...to,
        candidate: candidate.candidate,
        sdpMid,
        sdpMLineIndex,
        usernameFragment,
      }))
    })
    line.addEventListener('negotiationneeded', () => void (isMine() && this.#offer(line)))
    line.addEventListener('connectionstatechange', () => {
      if (isMine()) this.#hearLine(line.connectionState)
    })
    if (this.#parts.side === 'exhibitor') {
      line.addTransceiver('audio', { direction: 'sendrecv' })
      line.addTransceiver('video', { direction: 'sendrecv' })
      void this.#putTracks()
    }
  }

  #closeLine(): void {
    this.#line?.close()
    this.#line = undefined
  }

  #hearLine(state: RTCPeerConnectionState): void {
    if (state === 'connected') this.#happen('connected')
    if (state === 'disconnected' || state === 'failed') this.#happen('broke')
    if (state === 'failed') this.#tryAgain()
  }

  async #offer(line: RTCPeerConnection): Promise<void> {
    try {
      this.#makingOffer = true
      await line.setLocalDescription()
      this.#tellDescription(line)
    } catch {
      // The line was closed meanwhile, or is at something else: the next try makes another.
    } finally {
      this.#makingOffer = false
    }
  }

  async #takeDescription(kind: 'offer' | 'answer', sdp: string): Promise<void> {
    const line = this.#line
    if (!line) return
    const collides = kind === 'offer' && (this.#makingOffer || line.signalingState !== 'stable')
    this.#ignoresOffer = this.#parts.side === 'exhibitor' && collides
    if (this.#ignoresOffer) return
    await line.setRemoteDescription({ type: kind, sdp })
    if (kind === 'answer') return
    await this.#putTracks()
    await line.setLocalDescription()
    this.#tellDescription(line)
  }

  async #takeCandidate(message: Extract<TalkMessage, { type: 'candidate' }>): Promise<void> {
    const { candidate, sdpMid, sdpMLineIndex, usernameFragment } = message
    try {
      await this.#line?.addIceCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment })
    } catch (error) {
      if (!this.#ignoresOffer) throw error
    }
  }

  #tellDescription(line: RTCPeerConnection): void {
    const description = line.localDescription
    if (this.#line !== line || !description) return
    const { type, sdp } = description
    if (type !== 'offer' && type !== 'answer') return
    this.#tellOther((to) => ({ type: 'description', ...to, kind: type, sdp }))
  }

  /** Puts what is to be sent into its places, once there are any. */
  async #putTracks(): Promise<void> {
    for (const transceiver of this.#line?.getTransceivers() ?? []) {
      const kind = transceiver.receiver.track.kind
      const track = kind === 'audio' ? this.#tracks.audio : this.#tracks.video
      if (transceiver.direction !== 'sendrecv') transceiver.direction = 'sendrecv'
      if (transceiver.sender.track !== track) await transceiver.sender.replaceTrack(track)
    }
  }

  /** Another line where there is none: the exhibitor looks for one, the buyer asks it to. */
  #tryAgain(): void {
    if (!isTrying(this.#view.state)) return
    if (this.#parts.side === 'buyer') this.#tell({ type: 'hello', stay: this.#stay })
    else void this.#restart()
  }

  async #restart(): Promise<void> {
    const line = this.#line
    if (!line) return
    try {
      // An offer that was never answered stands in the way of the next.
      if (line.signalingState === 'have-local-offer') await line.setLocalDescription({ type: 'rollback' })
      line.restartIce()
    } catch {
      // Closed meanwhile.
    }
  }

  #happen(event: TalkEvent): void {
    const before = this.#view.state
    const state = after(before, event)
    if (state !== before) this.#see({ state })
    if (isTrying(state)) this.#watch(isTrying(before) && event !== 'retry' && event !== 'otherCame')
    else this.#stopWatching()
  }

  /** While there is no line: looks for one now and again, and says when it takes too long. */
  #watch(goesOn: boolean): void {
    if (!goesOn) {
      this.#endTooLong?.()
      this.#endTooLong = this.#parts.later(TOO_LONG_MS, () => this.#happen('tooLong'))
    }
    if (goesOn && this.#endAgain) return
    this.#endAgain?.()
    const again = () => {
      this.#endAgain = this.#parts.later(AGAIN_MS, again)
      this.#tryAgain()
    }
    this.#endAgain = this.#parts.later(AGAIN_MS, again)
  }

  #stopWatching(): void {
    this.#endTooLong?.()
    this.#endAgain?.()
    this.#endTooLong = undefined
    this.#endAgain = undefined
  }

  #see(change: Partial<TalkView>): void {
    this.#view = { ...this.#view, ...change }
    this.#parts.onView(this.#view)
  }

  #tellMedia(): void {
    this.#tellOther((to) => ({ type: 'media', ...to, ...this.#media }))
  }

  #tellOther(message: (to: { stay: string; to: string }) => TalkMessage): void {
    if (this.#other !== undefined) this.#tell(message({ stay: this.#stay, to: this.#other }))
  }

  /** One after the other; what could not be told is told again by the next try. */
  #tell(message: TalkMessage): void {
    this.#said = this.#said
      .then(() => this.#parts.send(message))
      .then(
        () => undefined,
        () => undefined,
      )
  }
}
