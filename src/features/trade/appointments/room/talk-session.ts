import type { TalkMessage } from '#contract/trade/appointments/realtime.ts'
import type { Side } from '#contract/trade/appointments/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { after, isOut, isTrying, type TalkEvent, type TalkState } from './talk-states'

/** ms without a line after which it is called unreachable, the first time and after a break */
export const TOO_LONG_MS = 20_000
/** ms until the first retry, and by which each later wait is longer: a slow network may need more time to connect */
export const AGAIN_MS = 4_000
/** ms between two retries, at most */
const LONGEST_AGAIN_MS = 16_000

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
  /** The peer was connected and has left. */
  hasLeft: boolean
}

interface Options {
  /** The buyer is the polite peer: it gives way where both offer at once. The exhibitor offers first. */
  side: Side
  configuration: RTCConfiguration
  open: (configuration: RTCConfiguration) => RTCPeerConnection
  /** Sends a signaling message to the peer through the fair; rejects when it cannot be delivered. */
  send: (message: TalkMessage) => Promise<unknown>
  onView: (view: TalkView) => void
  /** Runs `act` in so many ms; returns what cancels it. */
  later: (ms: number, act: () => void) => () => void
}

const nothingSent: SentMedia = { microphone: false, camera: false, screen: false }

/**
 * The connection between the two browsers of a call: the "perfect negotiation" pattern of the WebRTC specification. Each
 * visit has a session id of its own, so that messages to an earlier one are dropped. Audio and video have one transceiver
 * each from the start; their tracks are replaced without another negotiation.
 */
export class TalkSession {
  readonly #options: Options
  readonly #sessionId = newKey()
  #configuration: RTCConfiguration
  #connection: RTCPeerConnection | undefined
  #peerId: string | undefined
  #makingOffer = false
  #ignoresOffer = false
  #tracks: Tracks = { audio: null, video: null }
  #media: SentMedia = nothingSent
  #view: TalkView = { state: 'entering', remote: null, other: nothingSent, exhibitId: null, hasLeft: false }
  #receiveQueue: Promise<void> = Promise.resolve()
  #sendQueue: Promise<void> = Promise.resolve()
  #clearDeadline: (() => void) | undefined
  #clearRetry: (() => void) | undefined

  constructor(options: Options) {
    this.#options = options
    this.#configuration = options.configuration
  }

  get sessionId(): string {
    return this.#sessionId
  }

  get view(): TalkView {
    return this.#view
  }

  /** The server has admitted this browser, for the first time or after a reconnect. */
  entered(): void {
    this.#dispatch('entered')
    this.#signal({ type: 'hello', sessionId: this.#sessionId })
  }

  /** Handles messages of the peer one after the other. */
  receive(message: TalkMessage): Promise<void> {
    // A message that cannot be handled belongs to a closed connection; the next attempt opens another.
    this.#receiveQueue = this.#receiveQueue.then(() => this.#handle(message)).catch(() => undefined)
    return this.#receiveQueue
  }

  /** Replaces the tracks that are sent. */
  async setTracks(tracks: Tracks, media: SentMedia): Promise<void> {
    this.#tracks = tracks
    this.#media = media
    await this.#sendTracks()
    this.#signalMedia()
  }

  /** Shows an exhibit to both sides; null: none. */
  show(exhibitId: number | null): void {
    this.#update({ exhibitId })
    this.#signalOther((to) => ({ type: 'exhibit', ...to, exhibitId }))
  }

  /** New ICE servers or credentials: candidates are gathered again while the connection goes on. */
  setConfiguration(configuration: RTCConfiguration): void {
    this.#configuration = configuration
    this.#connection?.setConfiguration(configuration)
    this.#connection?.restartIce()
  }

  /** Reconnects at once. */
  retry(): void {
    this.#dispatch('retry')
    this.#reconnect()
  }

  /** Ends the call, with its reason. */
  end(event: 'leave' | 'taken' | 'timeUp'): void {
    this.#dispatch(event)
    this.#closeConnection()
    this.#peerId = undefined
  }

  async #handle(message: TalkMessage): Promise<void> {
    if (isOut(this.#view.state)) return
    if (message.type === 'hello') {
      this.#join(message.sessionId, true)
      return
    }
    if (message.type === 'bye') {
      if (message.sessionId === this.#peerId) this.#leave()
      return
    }
    if (message.to !== this.#sessionId) return
    if (message.type === 'here') this.#join(message.sessionId, false)
    if (message.sessionId !== this.#peerId) return
    if (message.type === 'media') {
      const { microphone, camera, screen } = message
      this.#update({ other: { microphone, camera, screen } })
    }
    if (message.type === 'exhibit') this.#update({ exhibitId: message.exhibitId })
    if (message.type === 'description') await this.#takeDescription(message.kind, message.sdp)
    if (message.type === 'candidate') await this.#takeCandidate(message)
  }

  /** The peer has joined, or joined again after its socket reconnected. */
  #join(sessionId: string, isHello: boolean): void {
    const isNew = sessionId !== this.#peerId
    this.#peerId = sessionId
    if (isHello) this.#signalOther((to) => ({ type: 'here', ...to }))
    if (!isNew) {
      // It repeats its hello where it receives nothing.
      if (isHello && isTrying(this.#view.state)) this.#reconnect()
      return
    }
    this.#openConnection()
    this.#update({ hasLeft: false })
    this.#dispatch('otherCame')
    this.#signalMedia()
    const { exhibitId } = this.#view
    if (exhibitId !== null) this.#signalOther((to) => ({ type: 'exhibit', ...to, exhibitId }))
  }

  #leave(): void {
    this.#closeConnection()
    this.#peerId = undefined
    this.#update({ remote: null, other: nothingSent, hasLeft: true })
    this.#dispatch('otherLeft')
  }

  #openConnection(): void {
    this.#closeConnection()
    const line = this.#options.open(this.#configuration)
    this.#connection = line
    this.#makingOffer = false
    this.#ignoresOffer = false
    const isMine = () => this.#connection === line
    const remote: MediaStreamTrack[] = []
    line.addEventListener('track', ({ track }) => {
      if (!isMine()) return
      remote.push(track)
      this.#update({ remote: new MediaStream(remote) })
    })
    line.addEventListener('icecandidate', ({ candidate }) => {
      if (!isMine() || !candidate) return
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate
      this.#signalOther((to) => ({
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
      if (isMine()) this.#listenToConnection(line.connectionState)
    })
    if (this.#options.side === 'exhibitor') {
      line.addTransceiver('audio', { direction: 'sendrecv' })
      line.addTransceiver('video', { direction: 'sendrecv' })
      void this.#sendTracks()
    }
  }

  #closeConnection(): void {
    this.#connection?.close()
    this.#connection = undefined
  }

  #listenToConnection(state: RTCPeerConnectionState): void {
    if (state === 'connected') this.#dispatch('connected')
    if (state === 'disconnected' || state === 'failed') this.#dispatch('broke')
    if (state === 'failed') this.#reconnect()
  }

  async #offer(line: RTCPeerConnection): Promise<void> {
    try {
      this.#makingOffer = true
      await line.setLocalDescription()
      this.#signalDescription(line)
    } catch {
      // The connection was closed meanwhile, or is in another state: the next attempt opens another.
    } finally {
      this.#makingOffer = false
    }
  }

  async #takeDescription(kind: 'offer' | 'answer', sdp: string): Promise<void> {
    const line = this.#connection
    if (!line) return
    const collides = kind === 'offer' && (this.#makingOffer || line.signalingState !== 'stable')
    this.#ignoresOffer = this.#options.side === 'exhibitor' && collides
    if (this.#ignoresOffer) return
    // An offer that was sent twice may be answered twice; the first answer counts.
    if (kind === 'answer' && line.signalingState !== 'have-local-offer') return
    await line.setRemoteDescription({ type: kind, sdp })
    if (kind === 'answer') return
    await this.#sendTracks()
    await line.setLocalDescription()
    this.#signalDescription(line)
  }

  async #takeCandidate(message: Extract<TalkMessage, { type: 'candidate' }>): Promise<void> {
    const { candidate, sdpMid, sdpMLineIndex, usernameFragment } = message
    try {
      await this.#connection?.addIceCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment })
    } catch (error) {
      if (!this.#ignoresOffer) throw error
    }
  }

  #signalDescription(line: RTCPeerConnection): void {
    const description = line.localDescription
    if (this.#connection !== line || !description) return
    const { type, sdp } = description
    if (type !== 'offer' && type !== 'answer') return
    this.#signalOther((to) => ({ type: 'description', ...to, kind: type, sdp }))
  }

  /** Puts the tracks into their transceivers, once there are any. */
  async #sendTracks(): Promise<void> {
    for (const transceiver of this.#connection?.getTransceivers() ?? []) {
      const kind = transceiver.receiver.track.kind
      const track = kind === 'audio' ? this.#tracks.audio : this.#tracks.video
      if (transceiver.direction !== 'sendrecv') transceiver.direction = 'sendrecv'
      if (transceiver.sender.track !== track) await transceiver.sender.replaceTrack(track)
    }
  }

  /** Opens a new connection: the exhibitor offers one, the buyer requests it. */
  #reconnect(): void {
    if (!isTrying(this.#view.state)) return
    const line = this.#connection
    if (this.#options.side === 'buyer') this.#signal({ type: 'hello', sessionId: this.#sessionId })
    // Sends the same offer again: an answer to it may be on its way, and would not match a new offer.
    else if (line?.signalingState === 'have-local-offer') this.#signalDescription(line)
    else line?.restartIce()
  }

  #dispatch(event: TalkEvent): void {
    const before = this.#view.state
    const state = after(before, event)
    if (state !== before) this.#update({ state })
    if (isTrying(state)) this.#watchConnection(isTrying(before) && event !== 'retry' && event !== 'otherCame')
    else this.#stopWatching()
  }

  /** While disconnected: retries at growing intervals, and reports when it takes too long. */
  #watchConnection(goesOn: boolean): void {
    if (!goesOn) {
      this.#clearDeadline?.()
      this.#clearDeadline = this.#options.later(TOO_LONG_MS, () => this.#dispatch('tooLong'))
    }
    if (goesOn && this.#clearRetry) return
    this.#clearRetry?.()
    const waitFor = (ms: number) => {
      this.#clearRetry = this.#options.later(ms, () => {
        waitFor(Math.min(ms + AGAIN_MS, LONGEST_AGAIN_MS))
        this.#reconnect()
      })
    }
    waitFor(AGAIN_MS)
  }

  #stopWatching(): void {
    this.#clearDeadline?.()
    this.#clearRetry?.()
    this.#clearDeadline = undefined
    this.#clearRetry = undefined
  }

  #update(change: Partial<TalkView>): void {
    this.#view = { ...this.#view, ...change }
    this.#options.onView(this.#view)
  }

  #signalMedia(): void {
    this.#signalOther((to) => ({ type: 'media', ...to, ...this.#media }))
  }

  #signalOther(message: (to: { sessionId: string; to: string }) => TalkMessage): void {
    if (this.#peerId !== undefined) this.#signal(message({ sessionId: this.#sessionId, to: this.#peerId }))
  }

  /** One after the other; what could not be delivered is sent again by the next attempt. */
  #signal(message: TalkMessage): void {
    this.#sendQueue = this.#sendQueue
      .then(() => this.#options.send(message))
      .then(
        () => undefined,
        () => undefined,
      )
  }
}
