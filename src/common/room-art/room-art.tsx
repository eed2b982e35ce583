import type { RoomTemplate } from '#contract/fair/halls/rules.ts'
import garden from './garden.svg?url'
import ink from './ink.svg?url'
import lantern from './lantern.svg?url'

/** The picture that a VR room of a template is hung with: 1600 × 900. */
export const roomArt: Record<RoomTemplate, string> = { ink, lantern, garden }

/** How a VR room of a template looks, as a picture beside its name. */
export function RoomArt({ template }: { template: RoomTemplate }) {
  return (
    <img
      src={roomArt[template]}
      alt=""
      width="1600"
      height="900"
      loading="lazy"
      decoding="async"
      style={{ width: '100%', height: '100%', objectFit: 'cover' }}
    />
  )
}
