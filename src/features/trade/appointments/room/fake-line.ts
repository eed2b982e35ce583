/** An RTCPeerConnection for tests: it negotiates by the same states, and connects on command. */
export class FakeLine extends EventTarget {
  static all: FakeLine[] = []
  signalingState: RTCSignalingState = 'stable'
  connectionState: RTCPeerConnectionState = 'new'
  localDescription: { type: string; sdp: string } | null = null
  restarts = 0
  /** The SDP of the offer that this line and the other agree on. */
  agreed: string | undefined
  closed = false
  added: RTCIceCandidateInit[] = []
  #offered = 0
  #received = ''
  readonly #transceivers: unknown[] = []

  constructor(readonly configuration: RTCConfiguration) {
    super()
    FakeLine.all.push(this)
  }

  async setLocalDescription(): Promise<void> {
    await Promise.resolve()
    if (this.signalingState === 'have-remote-offer') {
      this.localDescription = { type: 'answer', sdp: this.#received }
      this.agreed = this.#received
      this.signalingState = 'stable'
      return
    }
    this.#offered += 1
    this.localDescription = { type: 'offer', sdp: `offer ${this.#offered} of line ${FakeLine.all.indexOf(this)}` }
    this.signalingState = 'have-local-offer'
  }

  async setRemoteDescription({ type, sdp }: { type: string; sdp: string }): Promise<void> {
    await Promise.resolve()
    if (type === 'answer') {
      if (this.signalingState !== 'have-local-offer') throw new Error('no offer')
      // As a browser: it does not notice that the answer is to another offer.
      this.agreed = sdp
      this.signalingState = 'stable'
      return
    }
    this.#received = sdp
    this.signalingState = 'have-remote-offer'
    for (const kind of ['audio', 'video']) this.addTransceiver(kind)
  }

  async addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    this.added.push(candidate)
  }

  addTransceiver(kind: string): void {
    if (this.#transceivers.length >= 2) return
    const sender = { track: null as unknown, replaceTrack: async (track: unknown) => void (sender.track = track) }
    this.#transceivers.push({ direction: 'sendrecv', receiver: { track: { kind } }, sender })
    if (kind === 'video' && this.signalingState === 'stable') this.dispatchEvent(new Event('negotiationneeded'))
  }

  getTransceivers(): unknown[] {
    return this.#transceivers
  }

  setConfiguration(configuration: RTCConfiguration): void {
    Object.assign(this, { configuration })
  }

  restartIce(): void {
    this.restarts += 1
    if (this.signalingState === 'stable') this.dispatchEvent(new Event('negotiationneeded'))
  }

  close(): void {
    this.closed = true
  }

  /** The line comes, breaks or ends. */
  become(state: RTCPeerConnectionState): void {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
}
