/**
 * Logs in by something outside the fair: WeChat, or a face. The page shows `addressOf(scene)` as a QR; whoever opens
 * it comes back with a proof, which `identityOf` turns into the identity that an account was linked to.
 */
export interface LoginIdentityPort {
  /** The embedded one is a page of our own on which one confirms or refuses. */
  embedded: boolean
  /** The address that the QR carries. `origin` is that of this fair. */
  addressOf(scene: string, origin: string): string
  /** The outside identity that a proof stands for; rejects when the service does not take the proof. */
  identityOf(proof: string): Promise<string>
}
