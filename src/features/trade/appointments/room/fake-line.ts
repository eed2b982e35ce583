/** An RTCPeerConnection for tests: it negotiates by the same states, and connects on command. */
export class FakeLine extends EventTarget {
  static all: FakeLine[] = []
  signalingState: RTCSignalingState = 'stable'
  connectionState: RTCPeerConnectionState = 'new'
  localDescription: { type: string; sdp: string } | null = null
  restarts = 0
  rollbacks = 0
  closed = false
  added: RTCIceCandidateInit[] = []
  readonly #transceivers: unknown[] = []

  constructor(readonly configuration: RTCConfiguration) {
    super()
    FakeLine.all.push(this)
  }

  async setLocalDescription(given?: { type: string }): Promise<void> {
    await Promise.resolve()
    if (given?.type === 'rollback') {
      this.rollbacks += 1
      this.signalingState = 'stable'
      return
    }
    const isAnswer = this.signalingState === 'have-remote-offer'
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: `sdp ${FakeLine.all.indexOf(this)}` }
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer'
  }

  async setRemoteDescription({ type }: { type: string }): Promise<void> {
    await Promise.resolve()
    if (type === 'answer' && this.signalingState !== 'have-local-offer') throw new Error('no offer')
    this.signalingState = type === 'answer' ? 'stable' : 'have-remote-offer'
    if (type === 'offer') for (const kind of ['audio', 'video']) this.addTransceiver(kind)
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
