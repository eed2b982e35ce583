/** From 0 to 1 (spec: live §9). */
const DEFAULT_VOLUME = 0.5

let volume = DEFAULT_VOLUME

/** The volume that was last chosen on this page. */
export const rememberedVolume = (): number => volume

/** Remembers a volume, kept within 0 and 1, for the life of the page, and gives it. */
export function rememberVolume(next: number): number {
  volume = Math.round(Math.min(1, Math.max(0, next)) * 100) / 100
  return volume
}
